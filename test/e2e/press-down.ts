import { expect, type Locator, type Page } from '@playwright/test';

/** Presses a button and does not release it. Fails when the button moves meanwhile. */
export async function pressDown(page: Page, button: Locator) {
  await button.scrollIntoViewIfNeeded();
  const before = await button.boundingBox();
  if (!before) throw new Error('The button is not on screen');
  await page.mouse.move(before.x + before.width / 2, before.y + before.height / 2);
  await page.mouse.down();
  return async () => expect(await button.boundingBox()).toEqual(before);
}
