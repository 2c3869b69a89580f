/** Pasted links and typed codes as addresses of this page. */

/** Codes of tables: eight letters and digits. Capitals, spaces and hyphens do not matter. */
const CODE = /^[a-z0-9]{8}$/;
const TABLE_LINK = /\/t\/([a-z0-9-]+)(\/replay)?\/?([?#]\S*)?$/i;
const MOVE_LINK = /\/move#([\w-]{20,100})$/;

export function codeOf(text: string): string | null {
  const code = text.replace(/[\s-]/g, "").toLowerCase();
  return CODE.test(code) ? code : null;
}

/** Where a pasted link or a typed code leads; null if it is neither. */
export function addressOf(pasted: string): string | null {
  const text = pasted.trim();
  const move = MOVE_LINK.exec(text);
  if (move) return `/move#${move[1]}`;
  const link = TABLE_LINK.exec(text);
  const code = codeOf(link?.[1] ?? text);
  if (!code) return null;
  return link?.[2] ? `/t/${code}/replay${link[3] ?? ""}` : `/t/${code}`;
}

/** A code as it is read aloud and typed best: in two groups of capitals. */
export const spacedCode = (code: string): string =>
  `${code.slice(0, 4)} ${code.slice(4)}`.toUpperCase().trim();
