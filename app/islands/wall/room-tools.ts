import { printOutline } from './print-outline.ts';
import { showTrueSize } from './true-size.ts';

export function pressTool(button: HTMLElement): void {
  const room = button.closest<HTMLElement>('[data-wall]');
  const dialog = room?.querySelector('dialog');
  const { outline } = button.dataset;
  if (room && outline) printOutline(room, JSON.parse(outline));
  else if (dialog) showTrueSize(dialog);
}
