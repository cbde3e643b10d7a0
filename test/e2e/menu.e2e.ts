import type { Page } from '@playwright/test';
import { expect, FULL, scriptStarted, test, visit } from './visit.ts';

// Many looks at pages that keep nothing: a new context for each would cost a second.
test.use({ reuseContext: true });

const NAVIGATION = ['Главная', 'О художнике', 'Новости', 'Галерея', 'Контакты'];

const CLEAR = 'rgba(0, 0, 0, 0)';

const burger = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Меню' });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Меню' });

async function openPanel(page: Page, path = '/about') {
  await page.setViewportSize({ width: 800, height: 700 });
  await visit(page, path);
  await burger(page).click();
  await expect(panel(page)).toBeVisible();
}

test('it lists the five links in their order and marks the current one', async ({ page }) => {
  await visit(page, '/news/5');
  const links = page.getByRole('banner').getByRole('navigation').getByRole('link');
  await expect(links).toHaveText(NAVIGATION);
  await expect(page.getByRole('banner').locator('[aria-current="page"]')).toHaveText('Новости');
});

test('it is transparent at the very top of the home page only', async ({ page }) => {
  await visit(page, '/');
  const header = page.getByRole('banner');
  await expect(header).toHaveCSS('background-color', CLEAR);
  await page.mouse.wheel(0, 1);
  await expect(header).not.toHaveCSS('background-color', CLEAR);
  await page.mouse.wheel(0, -500);
  await expect(header).toHaveCSS('background-color', CLEAR);
  await header.getByRole('link', { name: 'Контакты' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(header).not.toHaveCSS('background-color', CLEAR);
});

test('it opens a panel as wide as the window allows, up to the laptop breakpoint', async ({
  page,
}) => {
  await openPanel(page);
  const box = panel(page).locator('[data-placement]');
  for (const [width, expected] of [
    [360, 234],
    [500, 325],
    [800, 400],
  ] as const) {
    await page.setViewportSize({ width, height: 700 });
    await expect.poll(async () => (await box.boundingBox())?.width).toBe(expected);
  }
  const link = page.getByRole('banner').getByRole('link', { name: 'Галерея' });
  await page.setViewportSize({ width: 1024, height: 700 });
  await expect(panel(page)).toBeVisible();
  // Wide enough for all links: it closes, and stays closed.
  await page.setViewportSize({ width: 1025, height: 700 });
  await expect(panel(page)).toBeHidden();
  await expect(burger(page)).toBeHidden();
  await expect(link).toBeVisible();
  await page.setViewportSize({ width: 1024, height: 700 });
  await expect(burger(page)).toBeVisible();
  await expect(link).toBeHidden();
  await expect(panel(page)).toBeHidden();
});

test('it closes the panel on the overlay, on Escape, by a swipe and by following a link', async ({
  page,
}) => {
  await openPanel(page);
  await test.step('on the overlay', async () => {
    await page.mouse.click(50, 400);
    await expect(panel(page)).toBeHidden();
    await expect(page).toHaveURL('/about');
  });

  await test.step('on Escape, which gives the focus back', async () => {
    await burger(page).click();
    await expect(panel(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(burger(page)).toBeFocused();
  });

  await test.step('when a finger swipes it away, and not for less', async () => {
    await burger(page).click();
    await expect(panel(page)).toBeVisible();
    const box = panel(page).locator('[data-placement]');
    const swipe = async (distance: number) => {
      const finger = { pointerType: 'touch', clientY: 300, bubbles: true };
      await box.dispatchEvent('pointerdown', { ...finger, clientX: 500 });
      await box.dispatchEvent('pointerup', { ...finger, clientX: 500 + distance });
    };
    await swipe(50);
    await swipe(-200);
    await expect(panel(page)).toBeVisible();
    await swipe(51);
    await expect(panel(page)).toBeHidden();
  });

  await test.step('when a link is followed', async () => {
    await burger(page).click();
    await panel(page).getByRole('link', { name: 'Галерея' }).click();
    await expect(page).toHaveURL('/gallery');
    await expect(panel(page)).toBeHidden();
  });
});

test('it closes the panel when the visitor goes back', FULL, async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 700 });
  await visit(page, '/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Контакты' }).click();
  await expect(page).toHaveURL('/contact');
  await scriptStarted(page);
  await burger(page).click();
  await expect(panel(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(panel(page)).toBeHidden();
});

test('it opens by keyboard, keeps the focus inside and leads on', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 700 });
  await visit(page, '/about');
  await burger(page).focus();
  await page.keyboard.press('Enter');
  await expect(panel(page)).toBeVisible();
  for (let step = 0; step < 20; step += 1) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(() => {
      const { activeElement, body } = document;
      return activeElement !== body && !activeElement?.closest('dialog');
    });
    expect(isOutside).toBe(false);
  }
  await panel(page).getByRole('link', { name: 'Новости' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/news');
});

test(
  'it opens the language modal from the panel, 400 by 400 pixels, and closes it on its backdrop',
  FULL,
  async ({ page }) => {
    await openPanel(page);
    await panel(page).getByRole('link', { name: 'Язык' }).click();
    await expect(panel(page)).toBeHidden();
    const modal = page.getByRole('dialog', { name: 'Язык' });
    await expect(modal).toBeVisible();
    const box = await modal.locator('[data-placement]').boundingBox();
    expect([box?.width, box?.height]).toEqual([400, 400]);
    await page.mouse.click(10, 10);
    await expect(modal).toBeHidden();
  },
);

test('presses links that act as buttons with Space, without scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 500 });
  await visit(page, '/about');
  await burger(page).focus();
  await page.keyboard.press('Space');
  await expect(panel(page)).toBeVisible();

  await panel(page).getByRole('link', { name: 'Закрыть' }).press('Space');
  await expect(panel(page)).toBeHidden();
  await expect(burger(page)).toBeFocused();

  await burger(page).press('Space');
  await panel(page).getByRole('link', { name: 'Язык' }).press('Space');
  const modal = page.getByRole('dialog', { name: 'Язык' });
  await modal.getByRole('link', { name: 'English' }).press('Space');
  await expect(page).toHaveURL('/en/about');
  await scriptStarted(page);

  await page.getByRole('banner').getByRole('link', { name: 'RU' }).press('Space');
  await expect(page).toHaveURL('/about');
  await scriptStarted(page);
  await page.getByRole('banner').getByRole('link', { name: 'Поиск' }).press('Space');
  await expect(page.getByRole('combobox')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('scrolls by Space on a link that leads on', FULL, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await visit(page, '/about');
  await page.getByRole('banner').getByRole('link', { name: 'Галерея' }).press('Space');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await expect(page).toHaveURL('/about');
});

test('it skips to the content by keyboard', async ({ page }) => {
  await visit(page, '/about');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'К содержанию' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
