import { test as base, expect, type Locator, type Page } from '@playwright/test';

export { expect };

/** The small site that `test/specification/content` builds: rare content that the sample lacks. */
export const FIXTURE_URL = `http://localhost:${process.env.FIXTURE_PORT}`;

interface SharedPage {
  /** A page per worker, for tests that change nothing. */
  look(path: string, window?: { width: number; height: number }): Promise<Page>;
}

export const test = base.extend<object, SharedPage>({
  look: [
    async ({ browser }, use, { project }) => {
      const { baseURL, locale, viewport } = project.use;
      const context = await browser.newContext({
        ...(baseURL && { baseURL }),
        ...(locale && { locale }),
        ...(viewport && { viewport }),
      });
      const page = await context.newPage();
      let current: string | undefined;
      await use(async (path, window = viewport ?? { width: 1280, height: 800 }) => {
        await page.setViewportSize(window);
        if (current !== path) await visit(page, path);
        current = path;
        return page;
      });
      await context.close();
    },
    { scope: 'worker' },
  ],
});

/** Scripts start at the first touch (here Shift); an idle network means that they have come. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.keyboard.press('Shift');
  await page.waitForLoadState('networkidle');
}

/** Records now and after every change; a page that is being left cannot be asked. */
export async function recordText(page: Page, text: string): Promise<readonly boolean[]> {
  const states: boolean[] = [];
  await page.exposeFunction('recordState', (isShown: boolean) => states.push(isShown));
  await page.evaluate((wanted) => {
    let previous: boolean | undefined;
    const look = () => {
      const isShown = document.body.innerText.includes(wanted);
      if (isShown !== previous) Reflect.get(window, 'recordState')(isShown);
      previous = isShown;
      requestAnimationFrame(look);
    };
    look();
  }, text);
  return states;
}

/** A button or a link by its name: the specification says 'button' where a link works without scripts too. */
export function control(scope: Page | Locator, name: string | RegExp): Locator {
  return scope.getByRole('button', { name }).or(scope.getByRole('link', { name }));
}

export function boxesOf(elements: Locator): Promise<DOMRect[]> {
  return elements.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()));
}

export async function expectRedirects(page: Page, paths: readonly string[], url: string) {
  for (const path of paths) {
    await page.goto(path);
    await expect.soft(page, path).toHaveURL(url);
  }
}

const NOT_FOUND = {
  ru: 'Скорее всего данной страницы не существует',
  en: 'Page not found',
} as const;

export const notFoundMessage = (path: string) => NOT_FOUND[path.startsWith('/en') ? 'en' : 'ru'];

export async function expectNotFound(page: Page, path: string): Promise<void> {
  const response = await page.goto(path);
  expect.soft(response?.status(), path).toBe(404);
  await expect.soft(page).toHaveURL(path);
  await expect.soft(page.getByRole('heading', { level: 1 })).toHaveText(notFoundMessage(path));
}

export async function expectLoadingNotice(page: Page, from: string, link: string, to: string) {
  await visit(page, from);
  // A page that the browser has fetched ahead is there at once.
  await page.locator('script[type="speculationrules"]').evaluateAll((all) => {
    for (const rules of all) rules.remove();
  });
  const isShown = await recordText(page, 'Loading ...');
  const answer = Promise.withResolvers<void>();
  await page.route(`**${to}`, async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.getByRole('banner').getByRole('link', { name: link }).click({ noWaitAfter: true });
  await expect.poll(() => isShown).toEqual([false, true]);
  answer.resolve();
  await expect(page).toHaveURL(to);
  await expect(page.getByText('Loading ...')).toHaveCount(0);
}

export function watchForeignRequests(page: Page, baseURL = ''): readonly string[] {
  const found: string[] = [];
  page.on('request', (request) => {
    const isOwn = request.url().startsWith(`${baseURL}/`) || /^(data|blob):/.test(request.url());
    if (!isOwn || request.method() !== 'GET') found.push(`${request.method()} ${request.url()}`);
  });
  return found;
}

export async function savedLanguage(page: Page) {
  const stored = await page.evaluate(() => localStorage.getItem('i18nextLng'));
  const cookies = await page.context().cookies();
  return { stored, cookie: cookies.find(({ name }) => name === 'i18nextLng')?.value };
}
