import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import * as v from 'valibot';
import { WorkPackage } from '#catalogue/add/work-package.ts';
import { readPackage } from '#pipeline/saving/read-package.ts';
import { WORKS } from './sample.ts';

export const NEXT_ID = Math.max(...WORKS.map(({ id }) => id)) + 1;

/** A field of the form by its label. */
export function field(page: Page, label: string) {
  return page.getByLabel(label, { exact: true });
}

/** The part of the page for the main photo, or for those of details. */
export function photoPart(page: Page, name: 'Фото' | 'Фото деталей' = 'Фото') {
  return page.getByRole('region', { name, exact: true });
}

/** Chooses the main photo. */
export async function pickPhoto(page: Page, buffer: Buffer, name = 'IMG_1.jpg') {
  const picker = photoPart(page).getByLabel('Выбрать файл');
  await picker.setInputFiles({ name, mimeType: 'image/jpeg', buffer });
}

/** What the page packs, with its name. */
export async function downloadPackage(page: Page) {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Скачать .zip' }).click();
  const file = await download;
  const zip = await readFile(await file.path());
  expect(readPackage(zip)).toMatchObject({ status: 'received' });
  const files = unzipSync(zip);
  const work = v.parse(WorkPackage, JSON.parse(strFromU8(files['work.json'] ?? new Uint8Array())));
  return { name: file.suggestedFilename(), files, work };
}
