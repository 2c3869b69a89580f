/** The page's own font, in one file per script: browsers load only the files that a text needs. */

const FONT = '1em "Nunito Sans Variable"';
const LONGEST_WAIT_MS = 500; // after that, a system font is shown until this one arrives

/** Load the files for a text before it is shown, so that nothing moves afterwards. */
export async function loadFont(text: string): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS));
  await Promise.race([document.fonts.load(FONT, text).catch(() => {}), late]);
}
