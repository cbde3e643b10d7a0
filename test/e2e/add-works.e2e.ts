import type { Page } from '@playwright/test';
import { sampleWorks } from '#test/sample-works.ts';
import { field, generate, NEXT_ID, photoPart, pickPhoto } from './add-page.ts';
import { phonePhoto } from './phone-photo.ts';
import { expect, test, visit } from './visit.ts';

const WORKS = sampleWorks();

const FOX = WORKS.find(({ words }) => words.ru?.title === 'Лиса переходит поле') ?? WORKS[0];

async function openWorks(page: Page) {
  await page.getByText('Все работы').click();
  await expect(page.getByLabel('Найти по названию или номеру')).toBeVisible();
}

test('it finds a work by its title, and opens it from its picture', async ({ page }) => {
  if (!FOX) throw new Error('The sample has no works');
  const title = FOX.words.ru?.title ?? '';
  await visit(page, '/add');
  await openWorks(page);
  await page.getByLabel('Найти по названию или номеру').fill(title.toLowerCase());
  const tile = page.getByRole('button', { name: title });
  await expect(tile.locator('img')).toHaveJSProperty('complete', true);
  await tile.click();
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByRole('button', { name: 'Править' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Правка работы ${FOX.entry.id}`);
  await expect(page).toHaveURL(`/add?work=${FOX.entry.id}`);
});

test('it opens the form for what cannot be saved here', async ({ page }) => {
  await visit(page, '/add');
  await openWorks(page);
  await page.locator('details li > button').first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('только на компьютере с папкой художника');
  await expect(page.getByRole('button', { name: /Удалить работу|Изменить порядок/ })).toHaveCount(
    0,
  );
  await dialog.getByRole('button', { name: 'Скрыть из галереи' }).click();
  await expect(page.getByLabel('Показывать в галерее')).not.toBeChecked();
  expect((await generate(page))[0]).toMatchObject({ active: 'false' });
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('it takes a plain work in both languages in at most 12 taps', async ({ page }) => {
    await visit(page, '/add');
    let taps = 0;
    const tap = async (name: string | RegExp) => {
      taps += 1;
      await page.getByRole('button', { name, exact: true }).tap();
    };
    const type = async (label: string, text: string) => {
      taps += 1;
      await field(page, label).tap();
      await page.keyboard.type(text);
    };
    // The button, and the photo in the gallery of the phone.
    taps += 2;
    await pickPhoto(page, await phonePhoto({ width: 1200, height: 1600 }));
    await type('Название', 'Тихое озеро');
    await type('Название по-английски', 'Quiet lake');
    // The list, and the category in it.
    taps += 2;
    await field(page, 'Категория').selectOption('landscape');
    await tap('холст');
    await tap('масло');
    await type('Ширина, см', '60');
    await type('Высота, см', '80');
    // The month that it is.
    await tap(/^\p{L}+ 20\d\d$/u);
    await expect(photoPart(page).getByRole('img', { name: 'Готовое фото' })).toBeVisible();
    taps += 1;
    const [entry, russian, english] = await generate(page);
    expect(entry).toMatchObject({
      id: NEXT_ID,
      category: 'landscape',
      details: { date: expect.stringMatching(/20\d\d$/), desc: 'холст, масло, 60х80 см' },
    });
    expect(russian.landscape[entry.title].title).toBe('Тихое озеро');
    expect(english.landscape[entry.title].title).toBe('Quiet lake');
    expect(taps).toBeLessThanOrEqual(12);
  });
});
