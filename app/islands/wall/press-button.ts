import { printOutline } from './print-outline.ts';
import { showTrueSize } from './show-true-size.ts';

/** Does what a button below the wall of a work says. */
export function pressButton(wall: HTMLElement, { dataset }: HTMLElement): void {
  const dialog = wall.querySelector<HTMLDialogElement>('[data-true-size]');
  if (!dialog) return;
  if (dataset.deed === 'trueSize') {
    showTrueSize(dialog);
    return;
  }
  const title = wall.querySelector('h1')?.textContent ?? '';
  const { sheet = '', ruler = '' } = dataset;
  const size = { width: Number(dialog.dataset.width), height: Number(dialog.dataset.height) };
  printOutline(wall, size, { title, sheet, ruler });
}
