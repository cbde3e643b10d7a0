import { writeFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { field, photoPart } from './add-page.ts';
import { phonePhoto } from './phone-photo.ts';
import { expect, test, visit } from './visit.ts';

/** Drops files onto a place as a hand does. */
async function drop(page: Page, place: Locator, files: readonly string[]): Promise<void> {
  await place.scrollIntoViewIfNeeded();
  const box = await place.boundingBox();
  if (!box) throw new Error('There is no place to drop on');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const devtools = await page.context().newCDPSession(page);
  const data = { items: [], files: [...files], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await devtools.send('Input.dispatchDragEvent', { type, x, y, data });
  }
}

/** Photos on the disk of the machine. */
async function photoFiles(count: number, folder: (name: string) => string): Promise<string[]> {
  const photo = await phonePhoto({ width: 30, height: 40 });
  const files = Array.from({ length: count }, (_, index) => folder(`IMG_${index}.jpg`));
  for (const file of files) await writeFile(file, photo);
  return files;
}

test('it takes dropped photos, and leaves none to the browser', async ({ page }, testInfo) => {
  const files = await photoFiles(2, (name) => testInfo.outputPath(name));
  const done = page.getByRole('img', { name: 'Готовое фото' });
  await visit(page, '/add');

  await test.step('beside them it takes none, and the browser does not open it', async () => {
    await page.evaluate(() => {
      const note = (event: DragEvent) =>
        setTimeout(() => {
          const isTaken = event.defaultPrevented && event.dataTransfer?.dropEffect === 'none';
          document.documentElement.dataset.drags += ` ${isTaken ? 'kept in' : 'let through'}`;
        });
      document.documentElement.dataset.drags = 'drags:';
      for (const name of ['dragover', 'drop'] as const) window.addEventListener(name, note);
    });
    await drop(page, page.getByRole('heading', { level: 1 }), files);
    await drop(page, field(page, 'Дата и/или место'), files);
    await expect(page.locator('html')).toHaveAttribute('data-drags', /^drags:( kept in){2,}$/);
    await expect(done).toHaveCount(0);
  });

  await test.step('it takes one as the main photo, several as details', async () => {
    for (const [part, count] of [
      ['Фото', 1],
      ['Фото деталей', 2],
    ] as const) {
      await drop(page, photoPart(page, part).getByText('или перетащите'), files);
      await expect(photoPart(page, part).getByRole('img', { name: 'Готовое фото' })).toHaveCount(
        count,
      );
    }
  });
});
