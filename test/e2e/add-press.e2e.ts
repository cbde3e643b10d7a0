import type { Page } from '@playwright/test';
import { field } from './add-page.ts';
import { pressDown } from './press-down.ts';
import { expect, test, visit } from './visit.ts';

/** Texts whose warnings appear when their fields are left. */
const PENDING = [
  ['Характеристики', 'велюр', /велюр/],
  ['Ссылки на видео VK (по одной на строке)', 'ролик', /ролик/],
  ['Приоритет', 'высокий', /не\sчисло/],
] as const;

/** Opens `/add` as Safari shows it, which does not scroll along when something above grows. */
async function visitAdd(page: Page) {
  await visit(page, '/add');
  await page.evaluate(() => {
    document.documentElement.style.overflowAnchor = 'none';
  });
}

test('it generates at the first press while a warning is pending', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  for (const [label, text, warning] of PENDING) {
    await visitAdd(page);
    await field(page, label).fill(text);
    const expectStill = await pressDown(page, page.getByRole('button', { name: 'Сгенерировать' }));
    await expectStill();
    await page.mouse.up();
    await expect(page.getByRole('heading', { name: 'Готово', exact: true })).toBeFocused();
    await expect(field(page, label)).toHaveAccessibleDescription(warning);
  }
});
