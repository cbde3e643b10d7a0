import type { Page } from '@playwright/test';
import { GRAPHICS_CONTRAST, measureStandingOut } from './contrast.ts';
import { expect, test, visit } from './visit.ts';

test.use({ contextOptions: { forcedColors: 'active' } });

async function expectStandsOut(page: Page, selector: string) {
  const drawing = page.locator(selector).first();
  await drawing.evaluate((each) => each.scrollIntoView({ block: 'nearest', behavior: 'instant' }));
  expect.soft(await measureStandingOut(page, drawing), selector).toBeGreaterThan(GRAPHICS_CONTRAST);
}

for (const width of [360, 1280]) {
  test(`it draws arrow, pause and play signs for all to see at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await visit(page, '/');
    await expect(page.locator('[data-slide]')).toHaveCount(3);
    await expectStandsOut(page, 'main section a svg');
    await expectStandsOut(page, 'main section button svg');
    const sign = page.locator('main section button path').filter({ visible: true });
    const pause = await sign.getAttribute('d');
    await page.getByRole('button', { name: 'Остановить' }).click();
    await page.mouse.move(0, 400);
    await expect(sign).not.toHaveAttribute('d', pause ?? '');
    await expectStandsOut(page, 'main section button svg');
  });
}

test('it draws burger, panel and closing cross', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, '/');
  await expectStandsOut(page, 'header a[href="#menu"] > span');
  await page.getByRole('banner').getByRole('link', { name: 'Меню' }).click();
  const panel = page.getByRole('dialog', { name: 'Меню' });
  await expect(panel).toBeVisible();
  await expectStandsOut(page, '#menu a[href="#_"] > span');
  await expect(panel.locator('[data-placement]')).toHaveCSS('outline-style', 'solid');
});

for (const [path, name, landmark] of [
  ['/news', 'Новости', 'banner'],
  ['/gallery/dzen', 'Дзен', 'main'],
] as const) {
  test(`it marks the current link of ${path}, and no other`, async ({ page }) => {
    await visit(page, path);
    const paper = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.setProperty('background-color', 'Canvas');
      return getComputedStyle(probe).backgroundColor;
    });
    const marked = await page
      .getByRole(landmark)
      .getByRole('navigation')
      .getByRole('link')
      .evaluateAll(
        (links, colour) =>
          links.filter((link) => getComputedStyle(link).borderBottomColor !== colour),
        paper,
      );
    expect(marked).toHaveLength(1);
    const current = page.getByRole(landmark).locator('[aria-current="page"]');
    await expect(current).toContainText(name);
    await expect(current).not.toHaveCSS('border-bottom-color', paper);
  });
}

test('it keeps titles on tiles, borders of buttons, the field and the ring of the focus', async ({
  page,
}) => {
  await visit(page, '/');
  const tile = page.getByRole('main').getByRole('navigation').getByRole('link').first();
  await tile.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(tile).toHaveCSS('outline-style', 'solid');
  await expectStandsOut(page, 'main nav a > span');
  await visit(page, '/contact?work=164');
  for (const pressed of [
    page.getByRole('link', { name: 'Отправить по почте' }),
    page.getByRole('button', { name: 'Скопировать для VK' }),
    page.getByRole('textbox'),
  ]) {
    await expect(pressed).toHaveCSS('border-top-style', 'solid');
    expect(await pressed.evaluate((each) => getComputedStyle(each).borderTopColor)).not.toMatch(
      /^rgba\(.* 0\)$|transparent/,
    );
  }
});
