import { test as base, expect, type Page } from '@playwright/test';
import { BROWSER_ARGUMENTS, findBrowser } from '#test/browser/find-browser.ts';

export { expect };

export const FULL = { tag: '@full' };

const browser = findBrowser();

/** The headless shell has no cache for Back and another page for connection errors. */
export const WHOLE_BROWSER = {
  launchOptions: { ...(browser && { executablePath: browser }), args: BROWSER_ARGUMENTS },
};

type Fixtures = Parameters<typeof base.extend>[0];

/** Scroll bars that take up room, as on Windows: Playwright hides them otherwise. One constant, so that its files share browsers. */
export const WITH_SCROLL_BARS = {
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
} satisfies Fixtures;

interface Visit {
  /** Fails the test if the page says anything in the console, throws, or asks another origin for something. */
  readonly faults: string[];
}

export const test = base.extend<Visit>({
  faults: [
    async ({ page, baseURL }, use) => {
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text());
      });
      page.on('request', (request) => {
        const isForeign =
          /^https?:/.test(request.url()) && !request.url().startsWith(baseURL ?? '');
        if (isForeign) faults.push(`foreign request: ${request.url()}`);
      });
      await use(faults);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

/** Takes back what browsers report by themselves; without a pattern, all but uncaught errors. */
export function forgive(faults: string[], expected = /^(?!uncaught)/): void {
  faults.splice(0, faults.length, ...faults.filter((fault) => !expected.test(fault)));
}

/** For requests beside a page's own: a kept connection may be closed by the server as it is used again. */
export const RETRIES = { maxRetries: 2 } as const;

/** The page whose script runs; on `/add` the application too. */
const READY = 'html[data-ready=""]:not(:has(#add[inert]))';

/** Waits until the script of a page runs. (An assertion would look again less often, and nearly every visit begins so.) */
export async function scriptStarted(page: Page): Promise<void> {
  await page.locator(READY).waitFor({ state: 'attached' });
}

export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await scriptStarted(page);
  await page.locator('html:not([data-arriving])').waitFor({ state: 'attached' });
}
