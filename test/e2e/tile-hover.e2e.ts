import type { Locator, Page } from '@playwright/test';
import { expect, FULL, test, visit } from './visit.ts';

// Many looks at pages that keep nothing: a new context for each would cost a second.
test.use({ reuseContext: true });

const firstTile = (page: Page) =>
  page.getByRole('main').getByRole('navigation').getByRole('link').first();

/** Waits for what a tile looks like once its transitions are over. */
async function expectLook(tile: Locator, look: { scale: string; opacity: string }) {
  await expect(tile.locator('img')).toHaveCSS('scale', look.scale);
  await expect(tile.locator('span')).toHaveCSS('opacity', look.opacity);
}

const UNTOUCHED = { scale: 'none', opacity: '1' };

test('it zooms the image and fades the title under a mouse', FULL, async ({ page }) => {
  await visit(page, '/');
  await expectLook(firstTile(page), UNTOUCHED);
  await firstTile(page).hover();
  await expectLook(firstTile(page), { scale: '1.08', opacity: '0' });
  await page.mouse.move(0, 0);
  await expectLook(firstTile(page), UNTOUCHED);
});

test('it leaves a tile as it is when the keyboard comes to it', FULL, async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('link', { name: 'Вниз' }).focus();
  await page.keyboard.press('Tab');
  await expect(firstTile(page)).toBeFocused();
  // Longer than any of its transitions would take to begin.
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ ready }) => ready)));
  await expectLook(firstTile(page), UNTOUCHED);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('it leaves a tile as it is under a finger', FULL, async ({ page }) => {
    await visit(page, '/');
    await firstTile(page).hover();
    expect(await firstTile(page).evaluate((tile) => tile.matches(':hover'))).toBe(true);
    await expectLook(firstTile(page), UNTOUCHED);
  });
});
