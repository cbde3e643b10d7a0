import type { Locator, Page } from '@playwright/test';
import { GRAPHICS_CONTRAST, measureStandingOut } from './contrast.ts';
import { expect, FULL, test, visit } from './visit.ts';

test.use({ contextOptions: { forcedColors: 'active' } });

async function expectStandsOut(page: Page, selector: string) {
  const drawing = page.locator(selector).first();
  await drawing.evaluate((each) => each.scrollIntoView({ block: 'nearest', behavior: 'instant' }));
  expect.soft(await measureStandingOut(page, drawing), selector).toBeGreaterThan(GRAPHICS_CONTRAST);
}

test('it draws every sign in a visible colour', FULL, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, '/');
  await expect(page.locator('[data-slide]')).toHaveCount(3);
  await expectStandsOut(page, 'main section a svg');
  await expectStandsOut(page, 'main section button svg');
  const sign = page.locator('main section button path').filter({ visible: true });
  const before = await sign.getAttribute('d');
  // Once it was stopped, it stays so on the next page.
  await page.getByRole('button', { name: 'Остановить' }).click();
  await page.mouse.move(0, 400);
  await expect(sign).not.toHaveAttribute('d', before ?? '');
  await expectStandsOut(page, 'main section button svg');
  await expectStandsOut(page, 'header a[href="#menu"] > span');
  await page.getByRole('banner').getByRole('link', { name: 'Меню' }).click();
  const panel = page.getByRole('dialog', { name: 'Меню' });
  await expect(panel).toBeVisible();
  await expectStandsOut(page, '#menu a[href="#_"] > span');
  await expect(panel.locator('[data-placement]')).toHaveCSS('outline-style', 'solid');
});

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
    // What is written on it would be lost over a photo.
    await expect.soft(page.getByRole('banner'), path).toHaveCSS('background-color', paper);
    const current = page.getByRole(landmark).locator('[aria-current="page"]');
    await expect.soft(current).toContainText(name);
    await expect.soft(current).not.toHaveCSS('border-bottom-color', paper);
  }
});

/** What an element is drawn with, as the browser resolves it. */
function coloursOf(element: Locator) {
  return element.evaluate((each) => {
    const { backgroundColor, borderTopColor, outlineStyle } = getComputedStyle(each);
    return { backgroundColor, borderTopColor, outlineStyle };
  });
}

test('it shows which language and which phrase is chosen', FULL, async ({ page }) => {
  await visit(page, '/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Язык' }).click();
  const languages = page.getByRole('dialog', { name: 'Язык' });
  const russian = await coloursOf(languages.getByRole('link', { name: 'Русский' }));
  const english = await coloursOf(languages.getByRole('link', { name: 'English' }));
  expect(russian.backgroundColor).not.toBe(english.backgroundColor);

  await visit(page, '/add');
  const chip = page.locator('main button[aria-pressed]').filter({ visible: true }).first();
  const before = await coloursOf(chip);
  await chip.click();
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  expect((await coloursOf(chip)).backgroundColor).not.toBe(before.backgroundColor);
});

test('it shows which facet has a value', FULL, async ({ page }) => {
  await visit(page, '/gallery/all/technique/ink');
  const facets = page.getByRole('main').locator('summary');
  const chosen = await coloursOf(facets.filter({ hasText: 'Техника' }));
  const other = await coloursOf(facets.filter({ hasText: 'Основа' }));
  expect(chosen.backgroundColor).not.toBe(other.backgroundColor);
});
