import { printOutline } from './print-outline.ts';
import { savePicture } from './save-picture.ts';
import { showTrueSize } from './show-true-size.ts';

/**
 * Does what a button below the wall of a work says.
 *
 * @throws {Error} when the browser makes no pictures.
 */
export async function pressButton(wall: HTMLElement, { dataset }: HTMLElement): Promise<void> {
  const dialog = wall.querySelector<HTMLDialogElement>('[data-true-size]');
  const title = wall.querySelector('h1')?.textContent ?? '';
  if (dataset.deed === 'save') return savePicture(wall, title);
  if (!dialog) return;
  if (dataset.deed === 'trueSize') return showTrueSize(dialog);
  const { sheet = '', ruler = '' } = dataset;
  const size = { width: Number(dialog.dataset.width), height: Number(dialog.dataset.height) };
  printOutline(wall, size, { title, sheet, ruler });
}
