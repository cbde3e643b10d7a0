import type { Page } from '@playwright/test';
import { russianTitle, worksOf } from './sample.ts';
import { expect, FULL, SMOKE, test, visit, watchNotices, withoutSpeculation } from './visit.ts';

test('it goes back and forward through the pages it has shown', SMOKE, async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Галерея' }).click();
  await expect(page).toHaveURL('/gallery');
  await page.getByRole('main').getByRole('link', { name: 'Пейзаж', exact: true }).first().click();
  await expect(page).toHaveURL('/gallery/landscape');
  const [first] = worksOf('landscape');
  await page.locator(`a[href="/gallery/landscape/${first?.id}"]`).last().click();
  await expect(page).toHaveURL(`/gallery/landscape/${first?.id}`);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Пейзаж');
  const title = await page.title();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Пейзаж');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Галерея');
  await page.goForward();
  await page.goForward();
  await expect(page).toHaveTitle(title);
});

/** How long the page waits from now on, for whatever it does later, in milliseconds. */
async function watchTimers(page: Page): Promise<readonly number[]> {
  const delays: number[] = [];
  await page.exposeFunction('tellDelay', (delay: number) => delays.push(delay));
  await page.evaluate(() => {
    const { setTimeout: original } = window;
    const tell: (delay: number) => void = Reflect.get(window, 'tellDelay');
    Reflect.set(window, 'setTimeout', (work: () => void, delay = 0) => {
      tell(delay);
      return original(work, delay);
    });
  });
  return delays;
}

test('it says that a page is loading after 150 ms, and not once it is there', async ({ page }) => {
  await visit(page, '/');
  await withoutSpeculation(page);
  const notices = await watchNotices(page);
  // Spec §2 asks for the notice at once; a page that comes within this time needs none.
  const delays = await watchTimers(page);
  const answer = Promise.withResolvers<void>();
  await page.route('**/news', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page
    .getByRole('banner')
    .getByRole('link', { name: 'Новости' })
    .click({ noWaitAfter: true });
  await expect.poll(() => notices).toEqual(['Loading ...']);
  expect(delays).toContain(150);
  answer.resolve();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Новости');
  await expect(page.getByText('Loading ...')).toHaveCount(0);
});

test('it leads from a work to the contacts with that work', async ({ page }) => {
  await visit(page, '/gallery/landscape/164');
  await expect(page.getByText('Цена по запросу')).toBeVisible();
  await page.getByRole('link', { name: 'Купить' }).click();
  await expect(page).toHaveURL('/contact?work=164');
});

for (const [width, height] of [
  [1280, 800],
  [360, 740],
] as const) {
  test(
    `it leads to a work from its picture, its title and its button at ${width} pixels`,
    FULL,
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      const [first] = worksOf('landscape');
      if (!first) throw new Error('the sample has no landscape');
      for (const part of [
        page.locator('img'),
        page.getByRole('heading', { level: 3 }),
        page.getByRole('link', { name: 'Подробнее' }),
      ]) {
        await visit(page, '/gallery');
        const isOfWork = { has: page.locator(`a[href="/gallery/landscape/${first.id}"]`) };
        await page.getByRole('article').filter(isOfWork).locator(part).click();
        await expect(page).toHaveURL(`/gallery/landscape/${first.id}`);
      }
    },
  );
}

test(
  'it has two ways to the work of a card for the keyboard, each by its own name',
  FULL,
  async ({ page }) => {
    await visit(page, '/gallery');
    const links = page.getByRole('article').first().getByRole('link');
    await links.first().focus();
    const [title] = worksOf('flowers_birds').map(russianTitle);
    await expect(links.first()).toHaveAccessibleName(title ?? '');
    await page.keyboard.press('Tab');
    await expect(links.last()).toBeFocused();
    await expect(links.last()).toHaveAccessibleName(`Подробнее: ${title}`);
    await expect(links).toHaveCount(2);
  },
);

for (const [filter, path] of [
  ['Архитектура', '/gallery/architecture'],
  ['Все', '/gallery/all'],
] as const) {
  test(
    `it shows on a phone that '${filter}' is the filter, before scripts run`,
    filter === 'Все' ? FULL : {},
    async ({ browser }) => {
      const page = await browser.newPage({
        javaScriptEnabled: false,
        viewport: { width: 360, height: 740 },
      });
      await page.goto(path);
      const label = page.getByRole('main').getByRole('link', { name: filter }).first();
      await expect(label).toHaveAttribute('aria-current', 'page');
      await expect(label).toBeInViewport({ ratio: 1 });
      await page.close();
    },
  );
}

test('it keeps the order of the style layers', FULL, async ({ page }) => {
  await visit(page, '/');
  const order = await page.evaluate(() => {
    const statements = [...document.styleSheets].flatMap((sheet) =>
      [...sheet.cssRules].filter((rule) => rule instanceof CSSLayerStatementRule),
    );
    return statements.map(({ nameList }) => [...nameList]);
  });
  expect(order[0]).toEqual(['reset', 'tokens', 'base', 'ui', 'lightbox', 'features', 'utilities']);
});
