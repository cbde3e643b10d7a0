import type { Page } from '@playwright/test';
import { lightboxOf, openWorkOf, thumbnailsOf } from './lightbox.ts';
import { expect, scriptStarted, test, visit } from './visit.ts';

const refuse = (page: Page, name: string) =>
  page.route(new RegExp(`/assets/(${name})-[^/]*\\.js$`), (route) =>
    route.fulfill({ status: 404 }),
  );

const offer = (page: Page) => page.getByRole('dialog', { name: /Обновить страницу/ });
const reloadOf = (page: Page) => offer(page).getByRole('link');

const firstMark = (page: Page) => page.getByRole('main').locator('[data-selects]').first();

test.afterEach(async ({ page, faults }) => {
  await page.unrouteAll({ behavior: 'wait' });
  faults.splice(0);
});

// All islands start by one function: the lightbox fails in every way, the others do not load.
for (const [failure, files, response] of [
  ['throws', '**/assets/lightbox-island-*.js', { body: 'throw new Error("broken")' }],
  ['does not load', '**/assets/lightbox-island-*.js', { status: 404 }],
  ['gets unusable data', '**/labels.json', { body: 'null' }],
] as const) {
  test(`a picture leads to its work when the lightbox ${failure}`, async ({ page }) => {
    const contentType = files.endsWith('.js') ? 'text/javascript' : 'application/json';
    await page.route(files, (route) => route.fulfill({ contentType, ...response }));
    await visit(page, '/gallery/landscape?id=2');
    await thumbnailsOf(page).nth(2).click();
    await expect(page).toHaveURL(/\/gallery\/landscape\/\d+$/);
  });
}

test('search and filter lead to pages when they do not load', async ({ page }) => {
  await refuse(page, 'search-island|all-works');
  await visit(page, '/about');
  await page.getByRole('banner').getByRole('link', { name: 'Поиск' }).click();
  await expect(page).toHaveURL('/gallery/all');
  await visit(page, '/gallery/all?technique=ink');
  const main = page.getByRole('main');
  await expect(main.getByRole('article').first()).toBeVisible();
  await main.getByRole('link', { name: 'Фильтр' }).click();
  const value = main.getByRole('link', { name: /^тушь \d+$/ });
  const href = await value.getAttribute('href');
  await value.click();
  await expect(page).toHaveURL(href ?? '');
});

for (const [script, path, button] of [
  ['slideshow-island', '/gallery/dzen', '[data-slideshow]'],
  ['true-size', '/gallery/landscape/164/wall', '[data-truesize]'],
  ['selection', '/gallery/dzen', '[data-selects]'],
] as const) {
  test(`a button offers to reload when ${script} does not load`, async ({ page }) => {
    await refuse(page, script);
    await visit(page, path);
    await page.getByRole('main').locator(button).first().click();
    await expect(reloadOf(page)).toBeVisible();
    if (script !== 'selection') return;
    await page.unrouteAll();
    await reloadOf(page).click();
    await expect(page).toHaveURL('/gallery/dzen?');
    await scriptStarted(page);
    await firstMark(page).click();
    await expect(firstMark(page)).toHaveAttribute('aria-pressed', 'true');
  });
}

test('it offers to reload over an open picture too', async ({ page }) => {
  await refuse(page, 'share');
  await openWorkOf(page, 'dzen', 2);
  await lightboxOf(page).getByRole('button', { name: 'Поделиться' }).click();
  await expect(reloadOf(page)).toBeInViewport();
  await offer(page).getByRole('button', { name: 'Закрыть' }).click();
  await expect(reloadOf(page)).toBeHidden();
  await expect(lightboxOf(page)).toBeVisible();
});

test('contacts, a wall and a selection say or show what they can', async ({ page }) => {
  await refuse(page, 'inquiry|wall.client|selection-island');
  const main = page.getByRole('main');
  await visit(page, '/contact?work=12');
  await expect(page.locator('html[data-inquiry]')).toHaveCount(0);
  await expect(main.getByRole('link', { name: /^VK/ })).toBeVisible();

  await visit(page, '/gallery/landscape/wall');
  const wall = page.locator('[data-wall]');
  await wall.hover();
  await page.mouse.wheel(400, 0);
  await expect.poll(() => wall.evaluate((each) => each.scrollLeft)).toBeGreaterThan(0);

  await visit(page, '/selection?works=12,13');
  await expect(main.getByText('Работы не загрузились.')).toBeVisible();
  await page.unrouteAll();
  await main.getByRole('link', { name: 'Попробовать ещё раз' }).click();
  await expect(main.locator('ol > li')).toHaveCount(2);
});
