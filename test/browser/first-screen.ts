import type { Browser } from '@playwright/test';

/** Screens on which a category is looked at. */
export const SCREENS = [
  { name: 'phone, density 1.75', width: 412, height: 823, density: 1.75, isPhone: true },
  { name: 'desktop', width: 1350, height: 940, density: 1, isPhone: false },
] as const;

export type Screen = (typeof SCREENS)[number];

/** The bytes of all picture files of which any part is in the window once the page has loaded. */
export async function firstScreenBytes(
  browser: Browser,
  { screen, url }: { readonly screen: Screen; readonly url: string },
): Promise<number> {
  const { width, height, density, isPhone } = screen;
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: density,
    isMobile: isPhone,
    hasTouch: isPhone,
    locale: 'ru-RU',
  });
  try {
    await page.goto(url);
    const files = await page
      .getByRole('main')
      .locator('img')
      .evaluateAll(async (pictures) => {
        const seen = pictures.filter((picture): picture is HTMLImageElement => {
          const { top, bottom } = picture.getBoundingClientRect();
          return picture instanceof HTMLImageElement && bottom > 0 && top < innerHeight;
        });
        for (const picture of seen) {
          // A lazy picture whose turn has not come has no file yet.
          while (!picture.complete || picture.currentSrc === '') {
            await new Promise((resolve) => requestAnimationFrame(resolve));
          }
        }
        return seen.map(({ currentSrc }) => currentSrc);
      });
    const weights = await Promise.all(
      files.map(async (file) => (await (await fetch(file)).arrayBuffer()).byteLength),
    );
    return weights.reduce((sum, bytes) => sum + bytes, 0);
  } finally {
    await page.close();
  }
}
