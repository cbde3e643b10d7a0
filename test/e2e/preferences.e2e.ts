import type { Page } from '@playwright/test';
import { findLostText } from './lost-text.ts';
import { addStyles, STILLNESS } from './page-styles.ts';
import { KINDS } from './sample.ts';
import { expect, forgiveMissingPages, scriptStarted, test } from './visit.ts';

// Many looks at pages that keep nothing: a new context for each would cost a second.
test.use({ reuseContext: true });

/** What WCAG 2.2, 1.4.12 lets a visitor ask for. */
const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

/** WCAG 2.2, 1.4.4. */
const LARGE_TEXT = 'html { font-size: 200% }';

const WISHES = [
  { wish: 'text is set more widely', css: TEXT_SPACING, widths: [320, 1280] },
  { wish: 'text is twice as large', css: LARGE_TEXT, widths: [640, 1280] },
] as const;

async function open(page: Page, path: string) {
  await page.goto(path);
  await scriptStarted(page);
  if (path.includes('?work=')) await expect(page.getByRole('textbox')).toBeVisible();
}

test.afterEach(({ faults }) => forgiveMissingPages(faults));

for (const path of KINDS) {
  test(`it loses nothing at ${path} when text is set more widely, or twice as large`, async ({
    page,
  }) => {
    await open(page, path);
    await addStyles(page, STILLNESS);
    for (const { wish, css, widths } of WISHES) {
      const remove = await addStyles(page, css);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 700 });
        expect.soft(await findLostText(page), `${wish}, at ${width} pixels`).toEqual([]);
      }
      await remove();
    }
  });

  test(`it shows all words of ${path} at once and moves nothing where less motion is asked for`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const script = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await script.promise;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await findMotion(page)).toEqual([]);
    script.resolve();
    await scriptStarted(page);
    expect(await findMotion(page)).toEqual([]);
  });
}

for (const width of [320, 360]) {
  test(`it keeps the whole header in a window of ${width} pixels when text is twice as large`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    await open(page, '/about');
    await addStyles(page, STILLNESS + LARGE_TEXT);
    const links = page.getByRole('banner').getByRole('link').filter({ visible: true });
    await expect(links).toHaveCount(3);
    for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 });
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
