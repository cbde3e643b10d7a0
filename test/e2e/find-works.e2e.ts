import type { Page } from '@playwright/test';
import { accessibilityFindings } from './accessibility.ts';
import { LISTED_COUNT } from './sample.ts';
import { expect, test, visit } from './visit.ts';

const countOf = (page: Page) => page.getByRole('main').getByRole('status').getByRole('heading');

/** Until the island has loaded, a value leads to its own page. */
async function openSheet(page: Page): Promise<void> {
  const island = page.waitForResponse(/\/assets\/all-works-/);
  await page.getByRole('main').getByRole('link', { name: 'Фильтр' }).click();
  await island;
}

test('it keeps the chosen values of the filter in the URL', async ({ page }) => {
  const main = page.getByRole('main');
  const sheet = page.getByRole('dialog', { name: 'Фильтр' });
  const count = countOf(page);
  const cards = main.getByRole('article');
  const value = (name: string | RegExp) => sheet.getByRole('link', { name });
  await visit(page, '/gallery/all');
  await expect(count).toHaveText(`${LISTED_COUNT} работ`);

  await test.step('a pressed value is chosen, and keeps the sheet and the focus', async () => {
    await openSheet(page);
    await value(/^тушь/).click();
    await expect(page).toHaveURL('/gallery/all?technique=ink');
    await expect(count).toHaveText('32 работы');
    await expect(value('тушь 32')).toBeFocused();
    await expect(value('тушь 32')).toHaveAttribute('aria-current', 'true');
    expect.soft(await accessibilityFindings(page, 'dialog[open]')).toEqual([]);
  });

  await test.step('values without a work cannot be chosen', async () => {
    await value('свиток 7').click();
    await expect(count).toHaveText('7 работ');
    await expect(cards).toHaveCount(7);
    await expect(value('Полесье 0')).toBeDisabled();
    await value('сначала большие').click();
    await expect(page).toHaveURL('/gallery/all?technique=ink&format=scroll&sort=largest');
    await expect(cards.first()).toContainText('138×46');
    await value('Показать: 7 работ').click();
    await expect(sheet).toBeHidden();
  });

  await test.step('chosen values are listed above the works and can be removed', async () => {
    expect.soft(await accessibilityFindings(page, 'main')).toEqual([]);
    await main.getByRole('link', { name: 'Убрать: сначала большие' }).click();
    await main.getByRole('link', { name: 'Убрать: свиток' }).click();
    await expect(page).toHaveURL('/gallery/all?technique=ink');
    await page.goBack();
    await expect(count).toHaveText('7 работ');
    for (let step = 0; step < 3; step += 1) await page.goBack();
    await expect(page).toHaveURL('/gallery/all?technique=ink');
    await expect(count).toHaveText('32 работы');
  });

  await test.step('the language keeps the choice', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'EN' }).click();
    await expect(page).toHaveURL('/en/gallery/all?technique=ink');
    await expect(count).toHaveText('32 works');
  });

  await test.step('a choice of many works is shown in parts', async () => {
    await main.getByRole('link', { name: 'Take away: ink' }).click();
    await expect(page).toHaveURL('/en/gallery/all');
    await main.getByRole('link', { name: 'Filter' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'newest first' }).click();
    await page.keyboard.press('Escape');
    await expect(cards).toHaveCount(48);
    await main.getByRole('button', { name: 'Show more' }).click();
    await expect(cards).toHaveCount(96);
  });
});

test('the page of one value leads on to a choice of several', async ({ page }) => {
  await visit(page, '/gallery/all/technique/ink');
  await openSheet(page);
  await page.getByRole('dialog').getByRole('link', { name: 'свиток 7' }).click();
  await expect(page).toHaveURL('/gallery/all?technique=ink&format=scroll');
  await expect(countOf(page)).toHaveText('7 работ');
});

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
