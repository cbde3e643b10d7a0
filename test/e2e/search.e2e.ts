import { accessibilityFindings } from './accessibility.ts';
import { expect, test, visit } from './visit.ts';

test('it finds works and news from every page, by the keyboard alone', async ({ page }) => {
  const field = page.getByRole('combobox', { name: 'Search' });
  const options = page.getByRole('listbox').getByRole('option');
  await visit(page, '/en/about');

  await test.step('a key opens it, and results show the match', async () => {
    await page.keyboard.press('/');
    await expect(field).toBeFocused();
    await page.keyboard.type('лодки ал');
    await expect(options).toHaveCount(1);
    await expect(options).toContainText('The Boats of Alushta');
    await expect(options.locator('mark').first()).toHaveText('Лодки');
    expect.soft(await accessibilityFindings(page, 'dialog[open]')).toEqual([]);
  });

  await test.step('it says that nothing is found, and Escape closes it', async () => {
    await field.fill('xylophone');
    await expect(page.getByRole('status').getByText('Nothing was found')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(field).toBeHidden();
  });

  await test.step('Ctrl and K opens it again, and arrows choose', async () => {
    await page.keyboard.press('Control+k');
    await expect(field).toHaveValue('');
    await page.keyboard.type('lilac');
    await expect(options).toHaveCount(2);
    for (let press = 0; press < 2; press += 1) await page.keyboard.press('ArrowDown');
    const second = options.nth(1);
    await expect(second).toHaveAttribute('aria-selected', 'true');
    const id = await second.getAttribute('id');
    await expect(field).toHaveAttribute('aria-activedescendant', id ?? '');
    const chosen = await second.getAttribute('href');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(chosen ?? '');
  });
});
