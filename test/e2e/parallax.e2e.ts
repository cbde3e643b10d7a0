import type { Page } from '@playwright/test';
import { addStyles, STILLNESS } from './page-styles.ts';
import { expect, FULL, test, visit } from './visit.ts';

/** Spec §9: how long one hero image is shown. */
const HERO_INTERVAL_MS = 6000;

const current = (page: Page) =>
  page
    .locator('[data-slide]')
    .evaluateAll((all) => all.findIndex((slide) => slide.hasAttribute('data-current')));

test(
  'it stops the clock of the slideshow in a hidden tab, and does not race afterwards',
  FULL,
  async ({ page }) => {
    await page.clock.install({ time: 0 });
    await page.goto('/');
    await page.clock.runFor(5000);
    await expect(page.locator('[data-slide]')).toHaveCount(3);
    // From here on no time passes but what is asked for, however slow the machine.
    await page.clock.pauseAt(600_000);
    const show = (visibility: 'visible' | 'hidden') =>
      page.evaluate((state) => {
        Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
        Object.defineProperty(document, 'hidden', {
          value: state === 'hidden',
          configurable: true,
        });
        document.dispatchEvent(new Event('visibilitychange'));
      }, visibility);
    const start = await current(page);
    await show('hidden');
    await page.clock.runFor(10 * HERO_INTERVAL_MS + HERO_INTERVAL_MS / 2);
    expect(await current(page)).toBe(start);
    await show('visible');
    await page.clock.runFor(HERO_INTERVAL_MS - 100);
    expect(await current(page)).toBe(start);
    await page.clock.runFor(100);
    expect(await current(page)).toBe((start + 1) % 3);
    await page.clock.runFor(HERO_INTERVAL_MS);
    expect(await current(page)).toBe((start + 2) % 3);
  },
);

test('it lets the arrow pulse until the visitor stops all movement', FULL, async ({ page }) => {
  await visit(page, '/');
  const arrow = page.getByRole('link', { name: 'Вниз' });
  await expect(arrow).not.toHaveCSS('animation-name', 'none');
  await expect(arrow).toHaveCSS('animation-iteration-count', 'infinite');
  await page.getByRole('button', { name: 'Остановить' }).click();
  await expect(arrow).toHaveCSS('animation-name', 'none');
});

/** How far the page has moved an element down, in pixels, once it is scrolled by half a window. */
async function expectShifts(page: Page, shifts: Readonly<Record<string, number>>) {
  await page.evaluate(() => scrollTo({ top: innerHeight / 2, behavior: 'instant' }));
  for (const [selector, shift] of Object.entries(shifts)) {
    const moved = page.locator(selector).first();
    await expect
      .poll(() => moved.evaluate((each) => new DOMMatrix(getComputedStyle(each).transform).m42))
      .toBe(shift);
  }
}

// Half of what the speeds of -20 and -25 are worth over a whole window.
const HOME_SHIFTS = { 'section h1': 100, 'section h1 + p': 125 };
const POST_SHIFTS = { 'article header img': 100 };

test('it lets the photo over a post lag behind the page', async ({ page }) => {
  await visit(page, '/news/5');
  await expectShifts(page, POST_SHIFTS);
});

test.describe('in a browser without scroll timelines', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const supports = CSS.supports.bind(CSS);
      CSS.supports = (...conditions: [string]) =>
        !conditions.join().includes('animation-timeline') && supports(...conditions);
    });
  });

  test('it has the same parallax', FULL, async ({ page }) => {
    for (const [path, shifts] of [
      ['/', HOME_SHIFTS],
      ['/news/5', POST_SHIFTS],
    ] as const) {
      await visit(page, path);
      // What this browser can do by itself stays off.
      await addStyles(page, STILLNESS);
      await expectShifts(page, shifts);
    }
  });

  test('it moves nothing where less motion is asked for', FULL, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, '/');
    await page.evaluate(() => scrollTo({ top: innerHeight / 2, behavior: 'instant' }));
    await expect(page.locator('html')).toHaveAttribute('style', /--scroll-progress: 0\.5/);
    await expect(page.locator('section h1').first()).toHaveCSS('transform', 'none');
  });
});
