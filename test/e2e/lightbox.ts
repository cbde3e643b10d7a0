import type { Locator, Page } from '@playwright/test';
import { expect, visit } from './visit.ts';

export { expectClosed, expectPosition } from '#test/specification/lightbox.ts';

export function lightboxOf(page: Page): Locator {
  return page.locator('dialog[open][data-wall]');
}

export function thumbnailsOf(page: Page): Locator {
  return page.getByRole('main').locator('a[aria-haspopup="dialog"]');
}

export async function openWork(page: Page, position: number): Promise<void> {
  await thumbnailsOf(page)
    .nth(position - 1)
    .click();
  await expect(lightboxOf(page)).toBeVisible();
  await expect
    .poll(() =>
      lightboxOf(page).evaluate(
        (each) =>
          each
            .getAnimations({ subtree: true })
            .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity).length,
      ),
    )
    .toBe(0);
}

export async function openWorkOf(page: Page, category: string, position: number): Promise<void> {
  await visit(page, `/gallery/${category}`);
  await openWork(page, position);
}

export function pictureOnScreen(page: Page): Locator {
  return lightboxOf(page).locator('[data-place="current"] > :first-child');
}

export async function scaleOnScreen(page: Page): Promise<number> {
  return pictureOnScreen(page).evaluate((picture) => Number(getComputedStyle(picture).scale));
}
