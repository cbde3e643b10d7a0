import type { Page } from '@playwright/test';
import { sampleWorks } from '#test/sample-works.ts';
import { field, generate } from './add-page.ts';
import { phonePhoto } from './phone-photo.ts';
import { english } from './sample.ts';
import { expect, test, visit } from './visit.ts';

/** A poem in two languages, with detail photos or a priority, whichever the sample has. */
const POEM = sampleWorks().find(
  ({ entry, words }) =>
    entry.details.text?.some(({ classes }) => classes?.includes('pre-line')) &&
    words.en?.text !== undefined &&
    entry.priority !== undefined,
);

async function openWork(page: Page, id: number) {
  await field(page, 'Id').fill(String(id));
  await page.getByRole('button', { name: 'Открыть её для правки' }).click();
}

test('it opens a work by its number, and changes only what is edited', async ({ page }) => {
  if (!POEM) throw new Error('The sample has no such work');
  const { entry, words } = POEM;
  await visit(page, '/add');
  await openWork(page, entry.id);
  await expect(field(page, 'Название')).toHaveValue(words.ru?.title ?? '');
  await expect(field(page, 'Название по-английски')).toHaveValue(words.en?.title ?? '');
  await expect(field(page, 'Приоритет')).toHaveValue(String(entry.priority));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Правка работы ${entry.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(field(page, 'Абзац 1 по-английски')).toHaveValue(words.en?.text?.[1] ?? '');
  const key = (language: 'ru' | 'en') => ({ [entry.category]: { [entry.title]: words[language] } });
  expect(await generate(page)).toEqual([entry, key('ru'), key('en')]);

  await field(page, 'Название').fill('Другое название');
  const [sameEntry, russian] = await generate(page);
  expect(sameEntry).toEqual(entry);
  expect(russian).toEqual({
    [entry.category]: { [entry.title]: { ...words.ru, title: 'Другое название' } },
  });
});

test('it shows the card of the work as the gallery will, photo included', async ({ page }) => {
  await visit(page, english('/add'));
  const card = page
    .getByRole('region', { name: 'How it will look on the site' })
    .locator('article');
  await field(page, 'Title').fill('Туман');
  await expect(card.locator('h3 [lang="ru"]')).toHaveText('Туман');
  await field(page, 'Title in English').fill('Mist');
  await field(page, 'Characteristics').fill('холст, масло, 60х80 см');
  await expect(card.locator('h3')).toHaveText('Mist');
  await expect(card).toContainText('canvas, oil, 60×80 cm');
  // Of the sheets of the gallery too, which are not those of every page.
  await expect(card.locator('div > a')).toHaveCSS('border-block-start-style', 'solid');
  const picker = page.getByRole('region', { name: 'Photo', exact: true }).getByLabel('Choose');
  const buffer = await phonePhoto({ width: 300, height: 400 });
  await picker.setInputFiles({ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer });
  const picture = card.locator('img');
  await expect(picture).toHaveJSProperty('naturalHeight', 400);
  const { width = 0, height = 1 } = (await picture.boundingBox()) ?? {};
  expect(width / height).toBeCloseTo(0.75, 1);
});
