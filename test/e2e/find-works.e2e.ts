import { isListed } from '#catalogue/works/catalogue.ts';
import { accessibilityFindings } from './accessibility.ts';
import { WORKS } from './sample.ts';
import { expect, test, visit } from './visit.ts';

test('it keeps what is chosen of all works in the address', async ({ page }) => {
  const main = page.getByRole('main');
  const status = main.getByRole('status');
  const cards = main.getByRole('article');
  await visit(page, '/gallery/all');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(
    `${WORKS.filter(isListed).length} работ`,
  );

  await test.step('a pressed value is a toggle, and keeps the focus', async () => {
    // The first press brings what chooses; until it is there, a value leads to its own page.
    const island = page.waitForResponse(/\/assets\/find-island-/);
    await main.getByText('Техника', { exact: true }).click();
    await island;
    await main.getByRole('link', { name: /^Тушь \d+$/ }).click();
    await expect(status).toHaveText('32 работы');
    await expect(page).toHaveURL('/gallery/all?technique=ink');
    const ink = main.getByRole('button', { name: 'Тушь 32' });
    await expect(ink).toBeFocused();
    await expect(ink).toHaveAttribute('aria-pressed', 'true');
    expect.soft(await accessibilityFindings(page, 'main')).toEqual([]);
  });

  await test.step('what has no work cannot be chosen', async () => {
    await page.keyboard.press('Escape');
    await expect(main.getByRole('button', { name: /^Тушь/ })).toBeHidden();
    await main.getByText('Формат', { exact: true }).click();
    await main.getByRole('button', { name: 'Свиток 7' }).click();
    await expect(status).toHaveText('7 работ');
    await expect(cards).toHaveCount(7);
    await main.getByText('Место', { exact: true }).click();
    await expect(main.getByRole('button', { name: /^Полесье/ })).toBeDisabled();
    await main.getByRole('combobox').selectOption('largest');
    await expect(page).toHaveURL('/gallery/all?technique=ink&format=scroll&sort=largest');
    await expect(cards.first()).toContainText('138×46');
  });

  await test.step('steps back are steps of the choice', async () => {
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL('/gallery/all?technique=ink');
    await expect(status).toHaveText('32 работы');
  });

  await test.step('the language keeps the choice', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'EN' }).click();
    await expect(page).toHaveURL('/en/gallery/all?technique=ink');
    await expect(status).toHaveText('32 works');
    await page.getByRole('banner').getByRole('link', { name: 'RU' }).click();
    await expect(status).toHaveText('32 работы');
  });

  await test.step('all of it can be taken back, and many works come by parts', async () => {
    await main.getByRole('button', { name: 'Сбросить выбор' }).click();
    await expect(page).toHaveURL('/gallery/all');
    await expect(cards).toHaveCount(48);
    await main.getByRole('button', { name: 'Показать ещё' }).click();
    await expect(cards).toHaveCount(96);
  });
});
