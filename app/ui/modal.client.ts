import { dataAttribute } from './attribute.ts';
import { isPlainPress } from './island.ts';
import { chosenLanguage } from './page-attributes.ts';

/** A choice in a `sheet` leaves it open. */
export const modalPlacement = dataAttribute<'side' | 'centre' | 'sheet'>('modal');

const SIDE_MODAL = modalPlacement.selectorOf('side');

// No element has this id: leaves `:target` without scrolling.
export const NOWHERE = '#_';

const BUTTON_LINKS = `a:is([aria-haspopup="dialog"], [href="${NOWHERE}"], ${chosenLanguage.selector})`;

/** Without scripts, links show dialogs as `:target`. From here on, links open them as modals. */
export function startModals(): void {
  const target = document.querySelector<HTMLDialogElement>(`${modalPlacement.selector}:target`);
  if (target) {
    location.replace(NOWHERE);
    target.showModal();
  }
  document.addEventListener('click', handleClick);
  document.addEventListener('keydown', pressBySpace);
  addEventListener('resize', closeUnreachable);
  // Pages from the back/forward cache must not come back with open dialogs.
  addEventListener('pagehide', () => {
    for (const dialog of modals()) dialog.close();
  });
  let start: PointerEvent | undefined;
  document.addEventListener('pointerdown', (event) => {
    start = event.pointerType === 'mouse' ? undefined : event;
  });
  document.addEventListener('pointerup', (event) => {
    if (!start || !isSwipeAway(start, event)) return;
    (event.target as Element).closest<HTMLDialogElement>(SIDE_MODAL)?.close();
  });
}

function modals() {
  return document.querySelectorAll<HTMLDialogElement>(modalPlacement.selector);
}

function handleClick(event: MouseEvent): void {
  const target = event.target as Element;
  const modal = target.closest<HTMLDialogElement>(modalPlacement.selector);
  // Its content fills a dialog, so the click was on the backdrop.
  if (target === modal) modal.close();
  const link = target.closest('a');
  if (!link || !isPlainPress(event)) return;
  const opened = [...modals()].find(({ id }) => id === link.getAttribute('aria-controls'));
  const isClosed = modal?.open && link.hash === NOWHERE;
  if (opened || isClosed) event.preventDefault();
  if (modal && (isClosed || modalPlacement.read(modal) !== 'sheet')) modal.close();
  if (opened && !opened.open) opened.showModal();
}

// A hidden opener means that the window has room for the content itself.
function closeUnreachable(): void {
  const modal = document.querySelector<HTMLDialogElement>(SIDE_MODAL);
  const opener = document.querySelector<HTMLElement>(`[aria-controls="${modal?.id}"]`);
  if (!opener?.offsetParent) modal?.close();
}

// Browsers follow a link by Enter alone.
function pressBySpace(event: KeyboardEvent): void {
  const target = event.target as HTMLElement;
  if (event.key !== ' ' || !target.matches(BUTTON_LINKS)) return;
  event.preventDefault();
  if (!event.repeat) target.click();
}

/** Spec §9: sideways distance of a swipe. */
const SWIPE_DISTANCE_PX = 50;

type Point = Pick<PointerEvent, 'x' | 'y'>;

export function isSwipeAway(from: Point, to: Point): boolean {
  const right = to.x - from.x;
  return right > SWIPE_DISTANCE_PX && right > Math.abs(to.y - from.y);
}
