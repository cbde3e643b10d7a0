/** After a release: its click follows within this time, and the next press of a double click often does. */
const CLICK_TIME_MS = 100;

let press: Promise<void> | undefined;

/**
 * Resolves at once, or, while a pointer is down, shortly after its release. A button that moves between press and
 * release loses its click, so whatever changes the layout by itself or because a field lost the focus waits for this.
 */
export async function pressEnded(): Promise<void> {
  await press;
}

/** Follows the presses on a page; returns what stops it. */
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
    // After a tap, the focus changes with the mouse events that follow the pointer events.
    mousedown: handleDown,
    pointerup: handleRelease,
    mouseup: handleRelease,
    pointercancel: handleRelease,
    // The list of a <select> keeps its release to itself.
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
