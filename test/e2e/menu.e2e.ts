import { burger, openPanel, panel } from '#test/specification/menu.ts';
import { expect, test } from './visit.ts';

test.use({ reuseContext: true });

test('the panel closes at Escape, a swipe, Space and in a wide window', async ({ page }) => {
  await openPanel(page);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(burger(page)).toBeFocused();

  await test.step('by a finger', async () => {
    await burger(page).click();
    const finger = { pointerType: 'touch', clientY: 300, bubbles: true };
    await panel(page).dispatchEvent('pointerdown', { ...finger, clientX: 500 });
    await panel(page).dispatchEvent('pointerup', { ...finger, clientX: 600 });
    await expect(panel(page)).toBeHidden();
  });

  await test.step('in a wide window', async () => {
    await burger(page).click();
    for (const [width, isOpen] of [
      [1024, true],
      [1025, false],
      [1024, false],
    ] as const) {
      await page.setViewportSize({ width, height: 700 });
      await expect(panel(page)).toBeVisible({ visible: isOpen });
    }
    await expect(burger(page)).toBeVisible();
  });

  await test.step('Space presses links that act as buttons, without scrolling', async () => {
    await page.setViewportSize({ width: 800, height: 500 });
    await burger(page).press('Space');
    await panel(page).getByRole('link', { name: 'Закрыть' }).press('Space');
    await expect(panel(page)).toBeHidden();
    await expect(burger(page)).toBeFocused();
    await page.getByRole('banner').getByRole('link', { name: 'Поиск' }).press('Space');
    await expect(page.getByRole('combobox')).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});
