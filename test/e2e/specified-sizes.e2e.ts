import type { Locator } from '@playwright/test';
import { expect, test, visit } from './visit.ts';

test.use({ reuseContext: true });

async function sizeOf(element: Locator) {
  const box = await element.boundingBox();
  return [box?.width, box?.height];
}

test('it has two branches on the home page, and one below 620 pixels', async ({ page }) => {
  await visit(page, '/');
  for (const [width, branches] of [
    [620, 2],
    [619, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 700 });
    const shown = page.locator('[data-side="left"], [data-side="right"]').filter({ visible: true });
    await expect.soft(shown, `at ${width} pixels`).toHaveCount(branches);
  }
});

test('it fits the language modal into a small window', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 360 });
  await visit(page, '/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Язык' }).click();
  const box = page.getByRole('dialog', { name: 'Язык' }).locator('[data-placement]');
  expect(await sizeOf(box)).toEqual([288, 328]);
  await expect(box).toBeInViewport({ ratio: 1 });
});

/** The last width at which two parts stand above each other: spec §9, 'narrow' is 1024 px too. */
for (const { path, narrow, parts } of [
  { path: '/gallery/landscape/164', narrow: 1024, parts: ['article h1', 'article img'] },
  { path: '/gallery', narrow: 1024, parts: ['section h2', 'section img'] },
  { path: '/contact', narrow: 1024, parts: ['h1', 'ul'] },
  { path: '/news', narrow: 767, parts: ['li a img', 'li a span'] },
  { path: '/about', narrow: 767, parts: ['img', 'h1'] },
] as const) {
  test(`it sets ${path} in one column up to ${narrow} pixels, in two above`, async ({ page }) => {
    await visit(page, path);
    for (const width of [narrow, narrow + 1]) {
      await page.setViewportSize({ width, height: 700 });
      const [first, second] = await Promise.all(
        parts.map((part) => page.getByRole('main').locator(part).first().boundingBox()),
      );
      if (!first || !second) throw new Error('a part is missing');
      const isBeside = second.x >= first.x + first.width || first.x >= second.x + second.width;
      expect.soft(isBeside, `at ${width} pixels`).toBe(width > narrow);
    }
  });
}
