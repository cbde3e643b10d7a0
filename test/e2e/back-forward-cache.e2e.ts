import type { Page } from '@playwright/test';
import { TYPICAL } from './sample.ts';
import { expect, test, visit, WHOLE_BROWSER } from './visit.ts';

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

test("it leaves pages to the browser's memory, and comes back as it was", async ({ page }) => {
  for (const path of TYPICAL) {
    await visit(page, path);
    await page.evaluate(() => Reflect.set(window, 'isSameDocument', true));
    await page.goto('/test');
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
});
