import { lightboxOf, openWorkOf } from './lightbox.ts';
import { expect, test, visit } from './visit.ts';

// Features that Chromium 109, Firefox 115 or Safari 16.4 lack, and that test/site/supported-browsers.test.ts cannot
// find: their names are common words, or the code tests for them first.
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const remove = (owner: object | undefined, ...names: string[]) => {
      for (const name of names) if (owner) Reflect.deleteProperty(owner, name);
    };
    remove(Array.prototype, 'with');
    remove(Object.getPrototypeOf(Int8Array.prototype), 'with');
    remove(Map.prototype, 'getOrInsert', 'getOrInsertComputed');
    remove(Set.prototype, 'union', 'intersection', 'difference');
    const iterators = ['map', 'filter', 'take', 'drop', 'flatMap', 'reduce', 'toArray', 'forEach'];
    remove(
      Object.getPrototypeOf(Object.getPrototypeOf([].values())),
      ...[...iterators, 'some', 'every', 'find'],
    );
    remove(URL, 'canParse');
    remove(HTMLElement.prototype, 'popover');
    remove(Element.prototype, 'moveBefore');
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

test('it filters and searches', async ({ page }) => {
  await visit(page, '/en/gallery/all?technique=ink&q=mountain&sort=largest');
  await page.getByRole('main').getByRole('link', { name: 'Filter' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'oldest first' }).click();
  await expect(page).toHaveURL(/sort=oldest/);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('lilac');
  await expect(page.getByRole('option')).toHaveCount(2);
});

test('it keeps a selection and writes about it', async ({ page }) => {
  await visit(page, '/gallery/architecture');
  const mark = page.getByRole('main').locator('[data-selects]').first();
  await mark.click();
  await expect(mark).toHaveAttribute('aria-pressed', 'true');
  await visit(page, '/selection');
  await expect(page.locator('main ol > li')).toHaveCount(1);
  await visit(page, '/contact?works=12,13');
  await expect(page.getByRole('textbox')).toBeVisible();
});

test('it generates the entry of a new work', async ({ page }) => {
  await visit(page, '/add');
  await page.getByLabel('Характеристики', { exact: true }).fill('холст, масло');
  await page.getByRole('button', { name: 'Сгенерировать' }).click();
  await expect(page.locator('textarea[readonly]').first()).toHaveValue(/холст, масло/);
});
