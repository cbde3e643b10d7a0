import type { Page } from '@playwright/test';
import { expect, test, visit } from './visit.ts';

const EDITED = 'Сколько стоит «Туман»?\nИ можно ли взглянуть на него в Минске?';

const toggle = (page: Page) => page.getByRole('banner').locator('[data-chooses-language]');

test('it keeps the edited letter about each work', async ({ page }) => {
  await visit(page, '/contact?work=164');
  const letter = page.getByRole('textbox');
  await letter.fill(EDITED);

  await test.step('when the language is switched, and back', async () => {
    await toggle(page).click();
    await expect(page).toHaveURL('/en/contact?work=164');
    await expect(page.getByRole('textbox', { name: 'A message' })).toHaveValue(EDITED);
    const email = await page.getByRole('link', { name: 'Send by e-mail' }).getAttribute('href');
    expect(new URL(email ?? '').searchParams.get('body')).toBe(EDITED.replace('\n', '\r\n'));
    await toggle(page).click();
    await expect(page.getByRole('textbox', { name: 'Письмо' })).toHaveValue(EDITED);
  });

  await test.step('over a reload and the way back', async () => {
    await page.reload();
    await expect(letter).toHaveValue(EDITED);
    await page.getByRole('banner').getByRole('link', { name: 'Новости' }).click();
    await expect(page).toHaveURL('/news');
    await page.goBack();
    await expect(letter).toHaveValue(EDITED);
  });

  await test.step('while another is written', async () => {
    await visit(page, '/contact?work=153');
    await expect(letter).toHaveValue(/«Круг без начала»/);
    await page.goBack();
    await expect(letter).toHaveValue(EDITED);
  });
});
