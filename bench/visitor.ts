import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test';

/** What visitors look through. */
const FORMS = {
  desktop: { viewport: { width: 1350, height: 940 } },
  phone: {
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  },
} as const satisfies Record<string, BrowserContextOptions>;

export type Form = keyof typeof FORMS;

/** For so long a mouse rests on what it is about to press, and stays down; a finger is quicker. Milliseconds. */
const REST_MS = 300;
const PRESS_MS = 70;

/** A visitor with an empty cache. */
export interface Visitor {
  readonly page: Page;
  /** Makes the processor as many times slower. */
  readonly slowDown: (times: number) => Promise<void>;
  /** Presses as a hand does: with a mouse that has come there, or with a finger. */
  readonly press: (target: Locator) => Promise<void>;
  readonly leave: () => Promise<void>;
}

/**
 * Opens a browser window of its own.
 *
 * @param prepare runs in every page before its own scripts
 */
export async function newVisitor(
  browser: Browser,
  form: Form,
  prepare: () => void,
): Promise<Visitor> {
  const context = await browser.newContext({ ...FORMS[form], locale: 'ru-RU' });
  const page = await context.newPage();
  await page.addInitScript(prepare);
  const devTools = await context.newCDPSession(page);
  const press = async (target: Locator) => {
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    if (!box) throw new Error('What is to be pressed is not on the page');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (form === 'desktop') {
      await page.mouse.move(x - 9, y - 9);
      await page.mouse.move(x, y, { steps: 3 });
      await page.waitForTimeout(REST_MS);
      await page.mouse.down();
      await page.waitForTimeout(PRESS_MS);
      await page.mouse.up();
    } else {
      const touch = (type: 'touchStart' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
        devTools.send('Input.dispatchTouchEvent', { type, touchPoints });
      await touch('touchStart', [{ x, y }]);
      await page.waitForTimeout(PRESS_MS);
      await touch('touchEnd', []);
    }
  };
  return {
    page,
    slowDown: async (rate) => {
      await devTools.send('Emulation.setCPUThrottlingRate', { rate });
    },
    press,
    leave: () => context.close(),
  };
}

/** Waits until the page has been taken over by its scripts and has fetched what it wanted. */
export async function settled(page: Page): Promise<void> {
  await page.locator('html[data-ready=""]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
}
