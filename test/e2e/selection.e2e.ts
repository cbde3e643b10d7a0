import type { Page } from '@playwright/test';
import { blockStorage } from './blocked-storage.ts';
import { layoutShifts, watchLayoutShifts } from './layout-shifts.ts';
import { listedWorks } from './sample.ts';
import { expect, FULL, test, visit } from './visit.ts';

const mark = (page: Page, title: string) =>
  page.getByRole('main').getByRole('button', { name: `В подборку: ${title}` });

const items = (page: Page) => page.locator('main ol > li');

const titlesOf = async (page: Page) => {
  const texts = await items(page).allInnerTexts();
  return texts.map((text) => text.split('\n')[0]?.replaceAll('\u00a0', ' ') ?? '');
};

const expectTitles = (page: Page, ...titles: readonly string[]) =>
  expect.poll(() => titlesOf(page)).toEqual(titles);

const [YARD, BRIDGE, FORTRESS] = ['Во двор', 'Мост над Свислочью', 'Генуэзская крепость'] as const;

const linkOf = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Подборка' });

const edit = (page: Page) => page.getByRole('button', { name: 'Править' }).click();

test('it keeps a selection, from the gallery to one letter about all of it', async ({ page }) => {
  await watchLayoutShifts(page);
  await visit(page, '/gallery/architecture');
  await mark(page, YARD).click();
  await mark(page, BRIDGE).click();
  await expect(mark(page, YARD)).toHaveAttribute('aria-pressed', 'true');
  await expect(linkOf(page)).toHaveAttribute('data-selected', '2');
  expect.soft(await layoutShifts(page)).toEqual([]);

  const position = listedWorks('architecture').findIndex(({ id }) => id === 108) + 1;
  await visit(page, `/gallery/architecture?id=${position}`);
  const marked = (title: RegExp) => page.getByRole('dialog').getByRole('button', { name: title });
  await marked(/^В подборку: Генуэзская/).click();
  await expect(linkOf(page)).toHaveAttribute('data-selected', '3');
  await page.keyboard.press('ArrowLeft');
  await expect(marked(/^В подборку: Мост/)).toHaveAttribute('aria-pressed', 'true');

  await visit(page, '/selection');
  await expectTitles(page, YARD, BRIDGE, FORTRESS);
  await expect.soft(page.getByRole('textbox')).toHaveCount(0);
  await edit(page);
  await page.getByRole('textbox', { name: 'Заметка: Во двор' }).fill('Над столом');
  const later = page.getByRole('button', { name: 'Позже: Во двор' });
  await later.press('Enter');
  await expectTitles(page, BRIDGE, YARD, FORTRESS);
  await expect.soft(later).toBeFocused();
  await expect.soft(page.getByRole('main').getByRole('status')).toContainText('место 2 из 3');
  await items(page)
    .filter({ hasText: YARD })
    .getByTitle(/^Перетащить/)
    .hover();
  await page.mouse.down();
  const fortress = await items(page).filter({ hasText: 'Генуэзская' }).boundingBox();
  if (fortress) await page.mouse.move(fortress.x + fortress.width * 0.8, fortress.y + 50);
  await page.mouse.up();
  await expectTitles(page, BRIDGE, FORTRESS, YARD);
  await page.getByRole('button', { name: 'Убрать: Генуэзская крепость' }).click();
  await expect(items(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Вернуть' }).click();
  await page.reload();
  await expectTitles(page, BRIDGE, FORTRESS, YARD);
  await expect(items(page).last()).toContainText('Над столом');

  await page.getByRole('link', { name: 'Написать об этих работах' }).click();
  await expect(page).toHaveURL('/contact?works=116,108,126');
  const letter = page.getByRole('textbox', { name: 'Письмо' });
  await expect(letter).toHaveValue(/Мост.*\/116\n— Генуэзская.*\/108\n— Во двор.*\/126\n/);
});

test('it shows a shared selection, which can be taken over', async ({ page, context }) => {
  const other = await context.newPage();
  await visit(other, '/gallery/architecture');
  const own = [{ id: 46, note: 'В спальню' }];
  await other.evaluate((kept) => localStorage.setItem('selection', kept), JSON.stringify(own));
  await visit(page, '/selection?works=126,9999,51,116,126,x');
  await expect(page.getByText('нет работ с такими номерами: 9999, 51.')).toBeVisible();
  await expectTitles(page, YARD, BRIDGE);
  await expect.soft(page.getByRole('textbox')).toHaveCount(0);
  await page.getByRole('button', { name: 'Взять себе' }).click();
  await expect(page).toHaveURL('/selection');
  const boat = 'Лодка и вся остальная вода';
  await expectTitles(page, boat, YARD, BRIDGE);
  await expect(items(page).first()).toContainText('В спальню');
  await expect(mark(other, YARD)).toHaveAttribute('aria-pressed', 'true');
  await edit(page);
  await page.getByRole('textbox', { name: 'Заметка: Мост' }).fill('Над столом');
  await mark(other, YARD).click();
  await expectTitles(page, boat, BRIDGE);
  await expect(page.getByRole('textbox', { name: 'Заметка: Мост' })).toHaveValue('Над столом');
  await expect.soft(linkOf(other)).toHaveAttribute('data-selected', '2');

  await other.evaluate(() => localStorage.setItem('selection', '[{"id":51},{"id":116}]'));
  await page.getByRole('button', { name: 'Убрать: 51' }).click();
  await expect(page.getByText('нет работ с такими номерами')).toHaveCount(0);
  await expectTitles(page, BRIDGE);
});

test('it keeps the selection in the address without storage', FULL, async ({ page }) => {
  await blockStorage(page);
  await visit(page, '/gallery/architecture');
  await mark(page, BRIDGE).click();
  await mark(page, YARD).click();
  await expect.soft(mark(page, YARD)).toHaveAttribute('aria-pressed', 'true');
  await linkOf(page).click();
  await expect(page).toHaveURL('/selection?works=116,126');
  await expectTitles(page, BRIDGE, YARD);
  await expect.soft(page.getByRole('button', { name: 'Взять себе' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Написать об этих работах' }).click();
  await expect(page.getByRole('textbox')).toHaveValue(/Мост над Свислочью.*\n— Во двор/);
  await page.goBack();
  await expectTitles(page, BRIDGE, YARD);
  await visit(page, '/selection');
  await expect.soft(page.getByText('Браузер не даёт ничего запоминать')).toBeVisible();
});

test('it drags past midpoints only, and scrolls at the edges', FULL, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, '/gallery/architecture');
  const ids = [116, 108, 126, 46].map((id) => ({ id }));
  await page.evaluate((kept) => localStorage.setItem('selection', kept), JSON.stringify(ids));
  await visit(page, '/selection');
  await expect(items(page)).toHaveCount(4);
  await edit(page);
  const before = await titlesOf(page);
  const handle = page.getByTitle(/^Перетащить/).first();
  await handle.scrollIntoViewIfNeeded();
  const next = await items(page).nth(1).boundingBox();
  await handle.hover();
  await page.mouse.down();
  await page.mouse.move(100, (next?.y ?? 0) + 10);
  expect(await titlesOf(page)).toEqual(before);
  await page.mouse.move(100, 730);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(740);
  await expect.poll(async () => (await titlesOf(page)).indexOf(before[0] ?? '')).toBe(3);
  await page.mouse.up();
});
