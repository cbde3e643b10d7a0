import type { Locator } from '@playwright/test';
import { expect, FULL, test, visit } from './visit.ts';

test.use({ contextOptions: { forcedColors: 'active' } });

test('it marks the current link of a page, and no other', FULL, async ({ page }) => {
  for (const [path, name, landmark] of [
    ['/', 'Главная', 'banner'],
    ['/news', 'Новости', 'banner'],
    ['/gallery/dzen', 'Дзен', 'main'],
  ] as const) {
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
    expect.soft(marked, path).toHaveLength(1);
    await expect.soft(page.getByRole('banner'), path).toHaveCSS('background-color', paper);
    const current = page.getByRole(landmark).locator('[aria-current="page"]');
    await expect.soft(current).toContainText(name);
    await expect.soft(current).not.toHaveCSS('border-bottom-color', paper);
  }
});

const backgroundOf = (element: Locator) =>
  element.evaluate((each) => getComputedStyle(each).backgroundColor);

test('it shows which language and which phrase is chosen', FULL, async ({ page }) => {
  await visit(page, '/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Язык' }).click();
  const languages = page.getByRole('dialog', { name: 'Язык' });
  const russian = await backgroundOf(languages.getByRole('link', { name: 'Русский' }));
  expect(russian).not.toBe(await backgroundOf(languages.getByRole('link', { name: 'English' })));

  await visit(page, '/add');
  const chip = page.locator('main button[aria-pressed]').filter({ visible: true }).first();
  const sign = () => chip.evaluate((each) => getComputedStyle(each, '::before').content);
  expect(await sign()).toBe('none');
  await chip.click();
  await expect.poll(sign).toContain('✓');
});
