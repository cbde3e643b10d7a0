import { test as base, expect, type Page } from '@playwright/test';

export { expect };

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

/** What browsers say by themselves about an address without a page; the pages are not to blame. */
export function forgiveMissingPages(faults: string[]): void {
  for (let index = faults.length - 1; index >= 0; index -= 1) {
    if (/status of 404/.test(faults[index] ?? '')) faults.splice(index, 1);
  }
}

/** What browsers say by themselves about a request that was cut off on purpose. */
export function forgiveFailedRequests(faults: string[]): void {
  for (let index = faults.length - 1; index >= 0; index -= 1) {
    if (/ERR_FAILED/.test(faults[index] ?? '')) faults.splice(index, 1);
  }
}

/** Waits until scripts are in charge. (An assertion would look again less often, and nearly every visit begins so.) */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated=""]').waitFor({ state: 'attached' });
}

/** Opens a page and waits until scripts are in charge. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Navigates inside the site to an address that no page links to, as an old bookmark's script would. */
export async function navigateInside(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    const router = Reflect.get(window, '__reactRouterDataRouter');
    router.navigate(to);
  }, path);
}

/** The saved choice of language, in both places. */
export async function savedLanguage(page: Page) {
  const stored = await page.evaluate(() => localStorage.getItem('i18nextLng'));
  const cookies = await page.context().cookies();
  return { stored, cookie: cookies.find(({ name }) => name === 'i18nextLng')?.value };
}
