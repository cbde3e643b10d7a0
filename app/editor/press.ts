/** A click follows its release within this time; so does the next press of most double-clicks. */
const CLICK_TIME_MS = 100;

let press: Promise<void> | undefined;
let end = () => {};

/**
 * A button that moves between press and release loses its click.
 * Layout changes that the visitor did not ask for wait for this.
 */
export async function pressEnded(): Promise<void> {
  await press;
}

export function watchPresses(page: EventTarget): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const handleDown = ({ button }: MouseEvent) => {
    if (button !== 0) return;
    clearTimeout(timer);
    timer = undefined;
    press ??= new Promise((resolve) => {
      end = () => {
        press = undefined;
        resolve();
      };
    });
  };
  const handleRelease = ({ buttons }: MouseEvent) => {
    if (buttons === 0) timer ??= setTimeout(end, CLICK_TIME_MS);
  };
  page.addEventListener('pointerdown', handleDown as EventListener, true);
  // The list of a <select> reports no release, but the next movement.
  for (const type of ['pointerup', 'pointercancel', 'pointermove']) {
    page.addEventListener(type, handleRelease as EventListener, true);
  }
}
