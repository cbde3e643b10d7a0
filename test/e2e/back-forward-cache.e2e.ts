import type { Page } from '@playwright/test';
import { ROUTES_BY_LEVEL } from './sample.ts';
import {
  expect,
  FULL,
  scriptStarted,
  test,
  visit,
  WHOLE_BROWSER,
  withoutSpeculation,
} from './visit.ts';

// The tests' own browser is told to keep no page; visitors' browsers do.
test.use({
  launchOptions: {
    ...WHOLE_BROWSER.launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

/** Where the page is; nothing while it is changing. */
function pathOf(page: Page): Promise<string | undefined> {
  return page.evaluate(() => location.pathname).catch(() => undefined);
}

for (const { paths, tag } of ROUTES_BY_LEVEL) {
  test(
    `it leaves ${paths[0]} and others to the browser's memory, and comes back as it was`,
    tag,
    async ({ page }) => {
      for (const path of paths) {
        await visit(page, path);
        await page.evaluate(() => Reflect.set(window, 'isSameDocument', true));
        await page.goto(path.endsWith('/test') ? '/about' : '/test');
        await page.evaluate(() => history.back());
        // A page that comes back does not load again.
        await expect.poll(() => pathOf(page)).toBe(path);
        const whyNot = () =>
          page.evaluate(() => {
            if (Reflect.get(window, 'isSameDocument')) return 'kept';
            const [entry] = performance.getEntriesByType('navigation');
            return JSON.stringify(Reflect.get(entry ?? {}, 'notRestoredReasons'));
          });
        await expect.poll(whyNot, path).toBe('kept');
      }
    },
  );
}

test('it comes back without the dialog that led away, and without a notice of loading', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, '/about');
  await page.getByRole('banner').getByRole('link', { name: 'Меню' }).click();
  await page.getByRole('dialog', { name: 'Меню' }).getByRole('link', { name: 'Новости' }).click();
  await expect(page).toHaveURL('/news');
  await page.evaluate(() => history.back());
  await expect.poll(() => pathOf(page)).toBe('/about');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(page.getByText('Loading ...')).toHaveCount(0);
});

test('it brings a painting back to where its link was pressed', FULL, async ({ page }) => {
  const work = '/gallery/landscape/164';
  await visit(page, '/gallery/landscape');
  await withoutSpeculation(page);
  const card = page.locator('main li').filter({ has: page.locator(`a[href="${work}"]`) });
  const title = card.locator('a:not([data-opens])');
  // What brings it back is fetched at the first press, and may come later than the page of the work.
  const brought = page.waitForResponse(/return-painting/).then((answer) => answer.finished());
  await title.evaluate((link) => {
    link.addEventListener('click', (event) => event.preventDefault(), { once: true });
  });
  await title.click();
  await brought;
  const thumbnail = card.locator('img');
  await thumbnail.evaluate((image) => {
    image.animate = new Proxy(image.animate, {
      apply(animate, target, given: Parameters<Element['animate']>) {
        const animation = Reflect.apply(animate, target, given);
        animation.currentTime = 0;
        const { x, y, width } = image.getBoundingClientRect();
        Reflect.set(window, 'cameFrom', [x, y, width].map(Math.round));
        return animation;
      },
    });
  });
  await title.click();
  await expect.poll(() => pathOf(page)).toBe(work);
  await scriptStarted(page);
  const painting = page.locator('[data-painting] picture img');
  // It has come to rest.
  await expect(page.locator('[data-painting] [data-carried]')).toHaveCount(0);
  const left = await painting.evaluate((image) => {
    const { x, y, width } = image.getBoundingClientRect();
    return [x, y, width].map(Math.round);
  });
  await page.evaluate(() => history.back());
  await expect.poll(() => pathOf(page)).toBe('/gallery/landscape');
  const cameFrom = () => page.evaluate(() => Reflect.get(window, 'cameFrom'));
  await expect.poll(cameFrom).toHaveLength(3);
  for (const [index, value] of (await cameFrom()).entries()) {
    expect.soft(Math.abs(value - (left[index] ?? 0))).toBeLessThanOrEqual(2);
  }
  // It hangs in its place again, without a trace. (Chromium may keep an attribute without a word.)
  await expect(thumbnail).not.toHaveAttribute('style', /./);
});
