/**
 * Does something as soon as the browser has painted what has changed: work that nobody waits for must not delay what
 * is waited for.
 *
 * Synchronizes with the browser's next frame.
 *
 * @returns gives it up
 */
export function afterPaint(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
