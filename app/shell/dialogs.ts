import { isPlainPress } from './links.ts';

const DIALOG = 'dialog[data-modal]';
const SIDE_DIALOG = 'dialog[data-modal="side"]';

/** A fragment that no element has: leaving the `:target` of a dialog without scrolling the page. */
const NOWHERE = '#_';

/**
 * Opens and closes the dialogs of the frame, the menu at the side and the choice of language: their links as modal
 * ones, where without scripts they are shown as the page's `:target`.
 *
 * Synchronizes with the browser's list of open dialogs.
 */
export function startDialogs(): void {
  openTarget();
  document.addEventListener('click', handleClick);
  addEventListener('resize', closeUnreachable);
  // A page that comes back out of the browser's memory comes without them.
  addEventListener('pagehide', () => {
    for (const dialog of openDialogs(DIALOG)) dialog.close();
  });
}

/** Makes a dialog modal that was opened before this script was there. */
function openTarget(): void {
  const dialog = document.querySelector<HTMLDialogElement>(`${DIALOG}:target`);
  if (!dialog) return;
  location.replace(NOWHERE);
  openModal(dialog);
}

function openModal(dialog: HTMLDialogElement): void {
  dialog.showModal();
  if (dialog.matches(SIDE_DIALOG)) {
    // Without it, the panel has its other ways to close.
    import('#app/ui/swipe-away.ts').then((part) => part.closeBySwipe(dialog)).catch(() => {});
  }
}

function handleClick(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest('a');
  if (!link || !isPlainPress(event)) return;
  const around = link.closest<HTMLDialogElement>(DIALOG);
  const opened = dialogOpenedBy(link);
  if (opened || (around?.open && link.hash === NOWHERE)) event.preventDefault();
  around?.close();
  if (opened && !opened.open) openModal(opened);
}

function dialogOpenedBy(link: HTMLAnchorElement): HTMLDialogElement | undefined {
  if (link.getAttribute('aria-haspopup') !== 'dialog') return;
  const dialog = document.getElementById(link.getAttribute('aria-controls') ?? '');
  return dialog?.matches(DIALOG) ? (dialog as HTMLDialogElement) : undefined;
}

/** Where the styles show no way to open it, the window has room for what it holds. */
function closeUnreachable(): void {
  for (const dialog of openDialogs(SIDE_DIALOG)) {
    const openers = document.querySelectorAll(`[aria-controls="${dialog.id}"]`);
    if (![...openers].some((opener) => opener.getClientRects().length > 0)) dialog.close();
  }
}

function openDialogs(selector: string): NodeListOf<HTMLDialogElement> {
  return document.querySelectorAll(`${selector}[open]`);
}
