import type { Page } from '@playwright/test';
import { lightboxOf, openWorkOf, thumbnailsOf } from './lightbox.ts';
import { expect, scriptStarted, test, visit } from './visit.ts';

/** All islands start by one function: the lightbox fails in every way, the others do not load. */
const FAILURES = [
  { name: 'throws', files: '**/assets/lightbox-island-*.js', body: 'throw new Error("broken")' },
  { name: 'does not load', files: '**/assets/lightbox-island-*.js', status: 404 },
  { name: 'gets unusable data', files: '**/labels.json', body: 'null' },
];

const breakIsland = (page: Page, chunk: string) =>
  page.route(`**/assets/${chunk}-*.js`, (route) => route.fulfill({ status: 404 }));

// They are broken on purpose: pages may complain about that.
test.afterEach(async ({ page, faults }) => {
  await page.unrouteAll({ behavior: 'wait' });
  faults.splice(0);
});

/** The link of the dialog that offers to load the page again. */
const reloadOf = (page: Page) =>
  page.getByRole('dialog', { name: /Обновить страницу/ }).getByRole('link');

for (const { name, files, ...response } of FAILURES) {
  test(`a picture leads to its work when the lightbox ${name}`, async ({ page }) => {
    const contentType = files.endsWith('.js') ? 'text/javascript' : 'application/json';
    await page.route(files, (route) => route.fulfill({ contentType, ...response }));
    await visit(page, '/gallery/landscape?id=2');
    await thumbnailsOf(page).nth(2).click();
    await expect(page).toHaveURL(/\/gallery\/landscape\/\d+$/);
  });
}

test('the search leads to all works when it does not load', async ({ page }) => {
  await breakIsland(page, 'search-island');
  await visit(page, '/about');
  await page.getByRole('banner').getByRole('link', { name: 'Поиск' }).click();
  await expect(page).toHaveURL('/gallery/all');
});

test('a filter leads to its own page when the island does not load', async ({ page }) => {
  await breakIsland(page, 'find-island');
  await visit(page, '/gallery/all?technique=ink');
  const main = page.getByRole('main');
  await expect(main.getByRole('article').first()).toBeVisible();
  await main.getByRole('link', { name: 'Фильтр' }).click();
  const value = main.getByRole('link', { name: /^тушь \d+$/ });
  const href = await value.getAttribute('href');
  await value.click();
  await expect(page).toHaveURL(href ?? '');
});

test('the slideshow offers to reload when it does not load', async ({ page }) => {
  await breakIsland(page, 'slideshow-island');
  await visit(page, '/gallery/dzen');
  await page.getByRole('button', { name: 'тихо', exact: true }).click();
  await expect(reloadOf(page)).toBeVisible();
});

test('the contacts are all there when the inquiry does not load', async ({ page }) => {
  await breakIsland(page, 'inquiry');
  await visit(page, '/contact?work=12');
  await expect(page.locator('html[data-inquiry]')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: /^VK/ })).toBeVisible();
});

test('a selection that does not start says so, and offers to try again', async ({ page }) => {
  await page.route('**/assets/selection-island-*.js', (route) => route.fulfill({ status: 404 }));
  await visit(page, '/selection?works=12,13');
  const main = page.getByRole('main');
  await expect(main.getByText('Работы не загрузились.')).toBeVisible();
  await page.unroute('**/assets/selection-island-*.js');
  await main.getByRole('link', { name: 'Попробовать ещё раз' }).click();
  await expect(main.locator('ol > li')).toHaveCount(2);
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
  await page.route(/\/assets\/(scroll-wall|true-size)-/, (route) => route.fulfill({ status: 404 }));
  await visit(page, '/gallery/landscape/wall');
  const wall = page.locator('[data-wall]');
  await wall.hover();
  await page.mouse.wheel(400, 0);
  await expect.poll(() => wall.evaluate((each) => each.scrollLeft)).toBeGreaterThan(0);
  await visit(page, '/gallery/landscape/164/wall');
  await page.locator('[data-truesize]').click();
  await expect(reloadOf(page)).toBeVisible();
});
