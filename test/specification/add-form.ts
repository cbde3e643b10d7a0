import type { Locator, Page } from '@playwright/test';
import type { Work } from './sample.ts';
import { expect, visit } from './visit.ts';

/** Spec §2: the fields by their labels, in order. */
export const FIELDS = {
  id: 'Id',
  category: 'Категория',
  title: 'Название',
  src: 'Ссылка на картинку',
  date: 'Дата и/или место',
  desc: 'Характеристики',
  images: 'Картинки под работой (по одной на строке)',
  text: 'Описание (по абзацу на строке)',
  vkVideos: 'Ссылки на видео VK (по одной на строке)',
  ytVideos: 'Ссылки на YouTube (по одной на строке)',
} as const;
type Field = keyof typeof FIELDS;

interface Generated {
  readonly entry: Work;
  readonly texts: Record<string, Record<string, { title: string; text?: object }>>;
}

export function fieldOf(page: Page, field: Field): Locator {
  return page.getByLabel(FIELDS[field], { exact: true });
}

export function outputsOf(page: Page): Locator {
  return page.getByRole('main').locator('textarea[readonly]');
}

export async function generate(
  page: Page,
  values: Readonly<Partial<Record<Exclude<Field, 'category'>, string>>>,
): Promise<Generated> {
  await visit(page, '/add');
  for (const [field, value] of Object.entries(values)) {
    await fieldOf(page, field as Field).fill(value);
  }
  await page.getByRole('button', { name: 'Сгенерировать' }).click();
  await expect(outputsOf(page)).toHaveCount(2);
  return {
    entry: JSON.parse(await outputsOf(page).nth(0).inputValue()),
    texts: JSON.parse(await outputsOf(page).nth(1).inputValue()),
  };
}
