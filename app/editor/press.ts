/** A click follows its release within this time; so does the next press of most double-clicks. */
const CLICK_TIME_MS = 100;

let press: Promise<void> | undefined;

/**
 * A button that moves between press and release loses its click.
 * Layout changes that the visitor did not ask for wait for this.
 */
export async function pressEnded(): Promise<void> {
  await press;
}

export function watchPresses(page: EventTarget): () => void {
  const listeners = new AbortController();
  let resolve = () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    press = undefined;
    resolve();
  };
  const handleDown = ({ button }: MouseEvent) => {
    if (button !== 0) return;
    clearTimeout(timer);
    timer = undefined;
    press ??= new Promise((ended) => {
      resolve = ended;
    });
  };
  const handleRelease = ({ buttons }: MouseEvent) => {
    if (press && buttons === 0) timer ??= setTimeout(end, CLICK_TIME_MS);
  };
  const handlers = {
    pointerdown: handleDown,
    // After a tap, the focus changes with the mouse events, which follow the pointer events.
    mousedown: handleDown,
    pointerup: handleRelease,
    mouseup: handleRelease,
    pointercancel: handleRelease,
    // The list of a <select> reports no release.
    pointermove: handleRelease,
  };
  for (const [type, handler] of Object.entries(handlers)) {
    const options = { capture: true, signal: listeners.signal };
    page.addEventListener(type, handler as EventListener, options);
  }
  return () => {
    listeners.abort();
    clearTimeout(timer);
    end();
  };
}
