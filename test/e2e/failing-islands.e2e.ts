import type { Page } from '@playwright/test';
import { lightboxOf, openWorkOf, thumbnailsOf } from './lightbox.ts';
import { expect, scriptStarted, test, visit } from './visit.ts';

/** Each way in which an island may not start. */
const FAILURES = [
  {
    name: 'throws',
    break: (page: Page, { chunk }: Broken) =>
      page.route(`**/assets/${chunk}-*.js`, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken")' }),
      ),
  },
  {
    name: 'does not come',
    break: (page: Page, { chunk }: Broken) =>
      page.route(`**/assets/${chunk}-*.js`, (route) => route.fulfill({ status: 404 })),
  },
  {
    name: 'gets what it cannot render',
    break: (page: Page, { data }: Broken) =>
      page.route(data, (route) => route.fulfill({ json: null })),
  },
];

interface Broken {
  readonly chunk: string;
  /** The JSON that the island is given. */
  readonly data: string;
}

// They are broken on purpose: pages may complain about that.
test.afterEach(async ({ page, faults }) => {
  await page.unrouteAll({ behavior: 'wait' });
  faults.splice(0);
});

/** The link of the dialog that offers to load the page again. */
const reloadOf = (page: Page) =>
  page.getByRole('dialog', { name: /Обновить страницу/ }).getByRole('link');

for (const failure of FAILURES) {
  test(`a picture leads to its work when the lightbox ${failure.name}`, async ({ page }) => {
    await failure.break(page, { chunk: 'lightbox-island', data: '**/labels.json' });
    await visit(page, '/gallery/landscape');
    await thumbnailsOf(page).nth(2).click();
    await expect(page).toHaveURL(/\/gallery\/landscape\/\d+$/);
  });

  test(`a category stays whole at ?id= when the lightbox ${failure.name}`, async ({ page }) => {
    await failure.break(page, { chunk: 'lightbox-island', data: '**/labels.json' });
    await visit(page, '/gallery/landscape?id=2');
    await expect(thumbnailsOf(page).first()).toBeVisible();
  });

  test(`the search leads to all works when it ${failure.name}`, async ({ page }) => {
    await failure.break(page, { chunk: 'search-island', data: '**/search.json' });
    await visit(page, '/about');
    await page.getByRole('banner').getByRole('link', { name: 'Поиск' }).click();
    await expect(page).toHaveURL('/gallery/all');
  });

  test(`a filter leads to its own page when the island ${failure.name}`, async ({ page }) => {
    await failure.break(page, { chunk: 'find-island', data: '**/gallery/all/works.json' });
    await visit(page, '/gallery/all');
    const main = page.getByRole('main');
    await main.getByText('Техника', { exact: true }).click();
    const value = main.getByRole('link', { name: /^Тушь \d+$/ });
    const href = await value.getAttribute('href');
    await value.click();
    await expect(page).toHaveURL(href ?? '');
  });

  test(`all works are shown at a choice when the island ${failure.name}`, async ({ page }) => {
    await failure.break(page, { chunk: 'find-island', data: '**/gallery/all/works.json' });
    await visit(page, '/gallery/all?technique=ink');
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  });

  test(`the quiet show offers to reload when it ${failure.name}`, async ({ page }) => {
    await failure.break(page, { chunk: 'quiet-island', data: '**/labels.json' });
    await visit(page, '/gallery/dzen');
    await page.getByRole('button', { name: 'Тихий показ' }).click();
    await expect(reloadOf(page)).toBeVisible();
    await expect(thumbnailsOf(page).first()).toBeVisible();
  });

  test(`sharing offers to reload when it ${failure.name}`, async ({ page }) => {
    await failure.break(page, { chunk: 'share-panel', data: '**/labels.json' });
    await visit(page, '/news/5');
    await page.getByRole('main').getByRole('button', { name: 'QR-код' }).click();
    await expect(reloadOf(page)).toBeVisible();
  });

  test(`the contacts are all there when the letter ${failure.name}`, async ({ page }) => {
    await failure.break(page, { chunk: 'letter-island', data: '**/works.json' });
    await visit(page, '/contact?work=12');
    await expect(page.locator('html[data-letter]')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('link', { name: /^VK/ })).toBeVisible();
  });
}

test('a selection that does not start says so, and offers to try again', async ({ page }) => {
  await page.route('**/assets/selection-island-*.js', (route) => route.fulfill({ status: 404 }));
  await visit(page, '/selection?works=12,13');
  const main = page.getByRole('main');
  await expect(main.getByText('Работы не загрузились.')).toBeVisible();
  await page.unroute('**/assets/selection-island-*.js');
  await main.getByRole('link', { name: 'Попробовать ещё раз' }).click();
  await expect(main.getByRole('list').getByRole('heading', { level: 2 })).toHaveCount(2);
});

test('it offers to reload over an open picture too', async ({ page }) => {
  await page.route(/\/assets\/share-[^/]*\.js$/, (route) => route.fulfill({ status: 404 }));
  await openWorkOf(page, 'dzen', 2);
  await lightboxOf(page).getByRole('button', { name: 'Поделиться' }).click();
  await expect(reloadOf(page)).toBeInViewport();
  await page
    .getByRole('dialog', { name: /Обновить страницу/ })
    .getByRole('button', { name: 'Закрыть' })
    .click();
  await expect(reloadOf(page)).toBeHidden();
  await expect(lightboxOf(page)).toBeVisible();
});

test('a mark of the selection that does nothing offers to reload', async ({ page }) => {
  await page.route('**/assets/selection-marks-*.js', (route) => route.fulfill({ status: 404 }));
  await visit(page, '/gallery/dzen');
  await page.getByRole('main').locator('[data-selects]').first().click();
  // Otherwise the request of the press may pass after the route is gone.
  await expect(reloadOf(page)).toBeVisible();
  await page.unroute('**/assets/selection-marks-*.js');
  await reloadOf(page).click();
  await expect(page).toHaveURL('/gallery/dzen?');
  await scriptStarted(page);
  const mark = page.getByRole('main').locator('[data-selects]').first();
  await mark.click();
  await expect(mark).toHaveAttribute('aria-pressed', 'true');
});

test('a wall scrolls and offers to reload without its scripts', async ({ page }) => {
  await page.route(/\/assets\/(walk|press-button)-/, (route) => route.fulfill({ status: 404 }));
  await visit(page, '/gallery/landscape/wall');
  const wall = page.locator('[data-wall]');
  await wall.hover();
  await page.mouse.wheel(400, 0);
  await expect.poll(() => wall.evaluate((each) => each.scrollLeft)).toBeGreaterThan(0);
  await visit(page, '/gallery/landscape/164/wall');
  await page.locator('[data-deed="trueSize"]').click();
  await expect(reloadOf(page)).toBeVisible();
});
