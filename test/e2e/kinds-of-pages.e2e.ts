import type { Page } from '@playwright/test';
import { findLostText } from './lost-text.ts';
import { addStyles, STILLNESS } from './page-styles.ts';
import { KINDS, LIKE_OTHERS } from './sample.ts';
import { expect, FULL, forgive, scriptStarted, test } from './visit.ts';

test.use({ reuseContext: true });

/** What WCAG 2.2, 1.4.12 lets a visitor ask for. */
const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

/** WCAG 2.2, 1.4.4. */
const LARGE_TEXT = 'html { font-size: 200% }';

const WISHES = [
  { wish: 'text is set more widely', css: TEXT_SPACING, widths: [320, 1280] },
  { wish: 'the window is very narrow', css: '', widths: [280] },
  { wish: 'text is twice as large', css: LARGE_TEXT, widths: [640, 1280] },
] as const;

test.afterEach(({ faults }) => forgive(faults, /status of 404/));

// One visit for everything that is asked of every kind of page: to open it costs more than to look at it.
// In Russian, whose words are longer.
for (const path of KINDS.filter((each) => !/^\/en(\/|$)/.test(each))) {
  const tag = LIKE_OTHERS.includes(path) ? FULL : {};
  test(`it is as every page is at ${path}`, tag, async ({ page }) => {
    const script = Promise.withResolvers<void>();
    await test.step('where less motion is asked for, all words are there at once, and nothing moves', async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.route('**/assets/*.js', async (route) => {
        await script.promise;
        await route.continue();
      });
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect.soft(await findMotion(page)).toEqual([]);
      script.resolve();
      await scriptStarted(page);
      if (path.includes('?work=')) await expect(page.getByRole('textbox')).toBeVisible();
      expect.soft(await findMotion(page)).toEqual([]);
    });

    await addStyles(page, STILLNESS);
    for (const { wish, css, widths } of WISHES) {
      await test.step(`nothing is lost when ${wish}`, async () => {
        const remove = await addStyles(page, css);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 700 });
          expect.soft(await findLostText(page), `at ${width} pixels`).toEqual([]);
        }
        await remove();
      });
    }
  });
}

/** Whatever moves or could move, and words that are not wholly there yet. */
function findMotion(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const running = document.getAnimations().map(({ id }) => `runs: ${id}`);
    const elements = [...document.body.querySelectorAll('*')].flatMap((element) => {
      const { animationName, transitionDuration, opacity, scrollBehavior } =
        getComputedStyle(element);
      const isStill =
        animationName === 'none' &&
        /^0s(, 0s)*$/.test(transitionDuration) &&
        scrollBehavior === 'auto';
      const isThere = opacity === '1' || !element.textContent?.trim();
      return isStill && isThere ? [] : [element.outerHTML.slice(0, 100)];
    });
    return [...running, ...elements];
  });
}
