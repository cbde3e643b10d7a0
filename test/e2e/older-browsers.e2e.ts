import { lightboxOf, openWorkOf } from './lightbox.ts';
import { expect, test, visit } from './visit.ts';

// What Chromium 109, Firefox 115 or Safari 16.4 lack. The names of built-ins that our code uses are checked by the
// compiler and by test/site/supported-browsers.test.ts; here it runs without them, dependencies included.
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const remove = (owner: object | undefined, ...names: string[]) => {
      for (const name of names) if (owner) Reflect.deleteProperty(owner, name);
    };
    const lists = ['toSorted', 'toReversed', 'toSpliced', 'with'];
    remove(Array.prototype, ...lists);
    remove(Object.getPrototypeOf(Int8Array.prototype), ...lists);
    remove(Array, 'fromAsync');
    remove(Object, 'groupBy');
    remove(Map, 'groupBy');
    remove(Map.prototype, 'getOrInsert', 'getOrInsertComputed');
    remove(String.prototype, 'isWellFormed', 'toWellFormed');
    const sets = ['isSubsetOf', 'isSupersetOf', 'isDisjointFrom'];
    remove(Set.prototype, 'union', 'intersection', 'difference', 'symmetricDifference', ...sets);
    remove(Promise, 'withResolvers', 'try');
    remove(RegExp, 'escape');
    const iterators = ['map', 'filter', 'take', 'drop', 'flatMap', 'reduce', 'toArray', 'forEach'];
    remove(
      Object.getPrototypeOf(Object.getPrototypeOf([].values())),
      ...[...iterators, 'some', 'every', 'find'],
    );
    remove(URL, 'canParse', 'parse');
    remove(AbortSignal, 'any');
    remove(Intl, 'Segmenter', 'DurationFormat');
    remove(Element.prototype, 'checkVisibility', 'moveBefore');
    remove(HTMLElement.prototype, 'popover', 'showPopover', 'hidePopover', 'togglePopover');
    remove(Document.prototype, 'startViewTransition');
    remove(CSS, 'highlights');
    remove(Response.prototype, 'bytes');
    const globals = ['Iterator', 'navigation', 'requestIdleCallback', 'scheduler', 'URLPattern'];
    remove(window, ...globals, 'ViewTransition');
  }),
);

test('it opens pictures', async ({ page }) => {
  await openWorkOf(page, 'landscape', 1);
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL('/gallery/landscape?id=2');
  await expect(lightboxOf(page).locator('[data-place="current"] img').last()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/gallery/landscape');
});

test('it searches', async ({ page }) => {
  await visit(page, '/en/about');
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('lilac');
  await expect(page.getByRole('option')).toHaveCount(2);
});

test('it filters and sorts', async ({ page }) => {
  await visit(page, '/en/gallery/all?technique=ink&q=mountain&sort=largest');
  const main = page.getByRole('main');
  await expect(main.getByRole('article').first()).toBeVisible();
  await expect(main.getByRole('status')).toHaveText(/\d+ works?/);
  await main.getByRole('combobox').selectOption('oldest');
  await expect(page).toHaveURL(/sort=oldest/);
});

test('it keeps a selection and writes about it', async ({ page }) => {
  await visit(page, '/gallery/architecture');
  for (const index of [0, 1]) {
    const mark = page.getByRole('main').locator('[data-selects]').nth(index);
    await mark.click();
    await expect(mark).toHaveAttribute('aria-pressed', 'true');
  }
  await visit(page, '/selection');
  const works = page.getByRole('list').getByRole('heading', { level: 2 });
  await expect(works).toHaveCount(2);
  await page
    .getByRole('button', { name: /^Убрать/ })
    .first()
    .click();
  await expect(works).toHaveCount(1);
  await page.getByRole('button', { name: 'Вернуть' }).click();
  await expect(works).toHaveCount(2);
  await visit(page, '/contact?works=12,13');
  await expect(page.getByRole('textbox')).toBeVisible();
});

test('it shows a category quietly, and works on a wall', async ({ page }) => {
  await visit(page, '/gallery/dzen');
  await page.getByRole('button', { name: 'Тихий показ' }).click();
  await expect(page.getByRole('dialog').locator('figcaption').first()).toBeVisible();
  await visit(page, '/gallery/landscape/wall');
  const wall = page.locator('[data-wall]');
  await wall.focus();
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    expect(await wall.evaluate((each) => each.scrollLeft)).toBeGreaterThan(0);
  }).toPass();
});

test('it generates the entry of a new work', async ({ page }) => {
  await visit(page, '/add');
  await page.getByLabel('Название', { exact: true }).fill('Туман');
  await page.getByLabel('Характеристики', { exact: true }).fill('холст, масло');
  await page.getByRole('button', { name: 'Сгенерировать' }).click();
  await expect(page.locator('textarea[readonly]').first()).toHaveValue(/холст, масло/);
});
