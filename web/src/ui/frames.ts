/** Waiting for the browser to draw. */

const LONGEST_WAIT_MS = 300; // a window in the background draws nothing

/** Do something when all changes so far are on the screen. Returns how to call it off. */
export function afterDrawing(act: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(act);
  });
  return () => cancelAnimationFrame(frame);
}

/** All changes so far are on the screen, or nobody is looking at it. */
export function drawn(): Promise<void> {
  return new Promise((resolve) => {
    afterDrawing(resolve);
    setTimeout(resolve, LONGEST_WAIT_MS);
  });
}
