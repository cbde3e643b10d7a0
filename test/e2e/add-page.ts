import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
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

/** The generated entry, and the texts of each language. */
export async function generate(page: Page) {
  await page.getByRole('button', { name: 'Сгенерировать' }).click();
  const texts = await page.locator('textarea[readonly]').all();
  return Promise.all(texts.map(async (text) => JSON.parse(await text.inputValue())));
}

export async function downloadPhoto(page: Page) {
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Скачать фото' }).click();
  const file = await download;
  return { name: file.suggestedFilename(), photo: await readFile(await file.path()) };
}
