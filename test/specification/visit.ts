import { test as base, expect, type Locator, type Page } from '@playwright/test';

export { expect };

/** The small site that `test/specification/content` builds: rare content that the sample lacks. */
export const FIXTURE_URL = `http://localhost:${process.env.FIXTURE_PORT}`;

interface Window {
  readonly width: number;
  readonly height: number;
}

interface SharedPage {
  /**
   * Returns a page that tests may look at but not change: it is opened once per worker and stays where it is while the
   * next test asks for the same path.
   */
  look(path: string, window?: Window): Promise<Page>;
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

/**
 * Opens a page and waits until its scripts have come. They start at the first touch: Shift is one that changes nothing.
 * A page whose network is quiet has started them.
 */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.keyboard.press('Shift');
  await page.waitForLoadState('networkidle');
}

/**
 * Returns whether the page shows a text, now and after every change. The page itself reports it: it cannot be asked while
 * another one is on its way.
 */
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
