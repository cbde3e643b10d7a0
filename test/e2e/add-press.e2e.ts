import type { Page } from '@playwright/test';
import { field } from './add-page.ts';
import { pressDown } from './press-down.ts';
import { expect, FULL, test, visit } from './visit.ts';

/** Texts whose warnings appear when their fields are left. */
const PENDING = [
  ['Характеристики', 'велюр', /велюр/],
  ['Ссылки на видео VK (по одной на строке)', 'ролик', /ролик/],
  ['Приоритет', 'высокий', /не\sчисло/],
] as const;

/** Opens `/add` as Safari shows it, which does not scroll along when something above grows. */
async function visitAdd(page: Page) {
  await visit(page, '/add');
  await page.evaluate(() => {
    document.documentElement.style.overflowAnchor = 'none';
  });
}

for (const width of [360, 768, 1280]) {
  test(`it generates at the first press while a warning is pending, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const [label, text, warning] of PENDING) {
      await visitAdd(page);
      await field(page, label).fill(text);
      const expectStill = await pressDown(
        page,
        page.getByRole('button', { name: 'Сгенерировать' }),
      );
      await expectStill();
      await page.mouse.up();
      await expect(page.getByRole('heading', { name: 'Готово', exact: true })).toBeFocused();
      await expect(field(page, label)).toHaveAccessibleDescription(warning);
    }
  });
}

test('it generates at the first tap while a warning is pending', FULL, async ({ browser }) => {
  const context = await browser.newContext({
    hasTouch: true,
    viewport: { width: 360, height: 740 },
  });
  const page = await context.newPage();
  await visitAdd(page);
  await field(page, 'Приоритет').fill('высокий');
  await page.getByRole('button', { name: 'Сгенерировать' }).tap();
  await expect(page.getByRole('heading', { name: 'Готово', exact: true })).toBeFocused();
  await context.close();
});

test('it moves no button under a press, and shows the warning after it', FULL, async ({ page }) => {
  await visitAdd(page);
  await field(page, 'Название').fill('Озеро');
  await field(page, 'Описание (по абзацу на строке)').fill('Первый.');
  await page.getByRole('button', { name: 'Сгенерировать' }).click();
  await page.getByRole('button', { name: 'Ещё одна работа' }).click();
  await field(page, 'Название').fill('Озеро');
  await expect(page.getByText('Черновик сохранён')).toBeVisible();
  const form = page.locator('#add');
  for (const button of [
    page.getByRole('button', { name: 'Начать заново' }),
    page.getByText('Черновики: 1'),
    page.getByText('Все работы'),
    page.getByText('Ещё из словаря: Материалы'),
    page.getByRole('button', { name: 'масло', exact: true }),
    form.getByText('Выбрать файл').last(),
    page.getByLabel('Показывать в галерее'),
    form.getByText('English', { exact: true }),
    page.getByRole('button', { name: 'Скачать .zip' }),
  ]) {
    await visitAdd(page);
    await field(page, 'Id').fill('-5');
    const expectStill = await pressDown(page, button);
    await expectStill();
    // Released beside the button, the press does nothing.
    await page.mouse.move(1, 1);
    await page.mouse.up();
    await expect(field(page, 'Id')).toHaveAccessibleDescription(/-5/);
  }
});

test('it removes an emptied paragraph after the press on another one', FULL, async ({ page }) => {
  await visitAdd(page);
  await field(page, 'Описание (по абзацу на строке)').fill('Первый.\nВторой.');
  await field(page, 'Абзац 1 по-русски').fill('');
  const quote = page.getByRole('group', { name: 'Вид абзаца 2' }).getByLabel('цитата');
  const expectStill = await pressDown(page, quote);
  await expectStill();
  await page.mouse.up();
  await expect(page.getByRole('group', { name: 'Вид абзаца 2' })).toHaveCount(0);
  await expect(
    page.getByRole('group', { name: 'Вид абзаца 1' }).getByLabel('цитата'),
  ).toBeChecked();
});

test('it shows what arrives during a press after the press', FULL, async ({ page }) => {
  const { promise: mayArrive, resolve: arrive } = Promise.withResolvers<void>();
  await page.route('/add-works.json', async (route) => {
    await mayArrive;
    await route.fallback();
  });
  await visitAdd(page);
  await page.getByText('Все работы').click();
  const expectStill = await pressDown(
    page,
    page.getByRole('button', { name: 'масло', exact: true }),
  );
  const arrived = page.waitForResponse('/add-works.json');
  arrive();
  await (await arrived).finished();
  // By the second frame, the page has reacted to the response.
  await page.evaluate(
    () => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))),
  );
  await expectStill();
  await page.mouse.up();
  await expect(field(page, 'Характеристики')).toHaveValue('масло');
  await expect(page.locator('details li > button')).toHaveCount(48);
});
