import { isPlainPress } from '#app/ui/island.ts';

const DIALOG = 'dialog[data-modal]';
const SIDE_DIALOG = 'dialog[data-modal="side"]';

// No element has this id: leaves `:target` without scrolling.
const NOWHERE = '#_';

// They are links, so that they work without scripts. These open or close a dialog, or change the language.
const BUTTON_LINKS = 'a:is([aria-haspopup="dialog"], [href="#_"], [data-chooses-language])';

/** Synchronizes with the browser's open dialogs. Without scripts, links show them as `:target`. */
export function startDialogs(): void {
  openTarget();
  document.addEventListener('click', handleClick);
  document.addEventListener('keydown', pressBySpace);
  addEventListener('resize', closeUnreachable);
  // Pages from the back/forward cache must not come back with open dialogs.
  addEventListener('pagehide', () => {
    for (const dialog of document.querySelectorAll<HTMLDialogElement>(DIALOG)) dialog.close();
  });
}

// Opened by its link before this script ran.
function openTarget(): void {
  const dialog = document.querySelector<HTMLDialogElement>(`${DIALOG}:target`);
  if (!dialog) return;
  location.replace(NOWHERE);
  openModal(dialog);
}

function openModal(dialog: HTMLDialogElement): void {
  dialog.showModal();
  if (dialog.matches(SIDE_DIALOG)) closeBySwipe(dialog);
}

function handleClick(event: MouseEvent): void {
  const target = event.target as Element;
  const link = target.closest('a');
  const around = target.closest<HTMLDialogElement>(DIALOG);
  // Its content fills a dialog, so the click was on the backdrop.
  if (target === around) around.close();
  if (!link || !isPlainPress(event)) return;
  const opened = dialogOpenedBy(link);
  const isClosed = around?.open && link.hash === NOWHERE;
  if (opened || isClosed) event.preventDefault();
  // A choice in a sheet leaves it open.
  if (isClosed || around?.dataset.modal !== 'sheet') around?.close();
  if (opened && !opened.open) openModal(opened);
}

function dialogOpenedBy(link: HTMLAnchorElement): HTMLDialogElement | undefined {
  const dialog = document.getElementById(link.getAttribute('aria-controls') ?? '');
  return dialog?.matches(DIALOG) ? (dialog as HTMLDialogElement) : undefined;
}

// A hidden opener means that the window has room for the content itself.
function closeUnreachable(): void {
  const dialog = document.querySelector<HTMLDialogElement>(SIDE_DIALOG);
  const opener = document.querySelector<HTMLElement>(`[aria-controls="${dialog?.id}"]`);
  if (!opener?.offsetParent) dialog?.close();
}

// Browsers follow a link by Enter alone.
function pressBySpace(event: KeyboardEvent): void {
  const target = event.target as HTMLElement;
  if (event.key !== ' ' || !target.matches(BUTTON_LINKS)) return;
  // Space would scroll the page.
  event.preventDefault();
  if (!event.repeat) target.click();
}

/** Spec §9: sideways distance of a swipe. */
const SWIPE_DISTANCE_PX = 50;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Mainly to the right, the side that the panel comes from. */
export function isSwipeAway(from: Point, to: Point): boolean {
  const right = to.x - from.x;
  return right > SWIPE_DISTANCE_PX && right > Math.abs(to.y - from.y);
}

function closeBySwipe(dialog: HTMLDialogElement): void {
  let start: PointerEvent | undefined;
  // Properties, since a dialog is opened many times.
  dialog.onpointerdown = (event) => {
    start = event.pointerType === 'mouse' ? undefined : event;
  };
  dialog.onpointerup = (event) => {
    if (start && isSwipeAway(start, event)) dialog.close();
    start = undefined;
  };
  dialog.onpointercancel = () => {
    start = undefined;
  };
}
