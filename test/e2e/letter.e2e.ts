import type { Page } from '@playwright/test';
import { layoutShifts, watchLayoutShifts } from './layout-shifts.ts';
import { expect, FULL, test, visit } from './visit.ts';

test('it selects the letter when copying is refused, and says so', FULL, async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await visit(page, '/contact?work=164');
  await page.getByRole('button', { name: 'VK' }).click();
  await expect(page.getByRole('alert').first()).toContainText('Скопировать не удалось');
  const letter = page.getByRole('textbox');
  const selected = await letter.evaluate((field: HTMLTextAreaElement) =>
    field.value.slice(field.selectionStart, field.selectionEnd),
  );
  await expect(letter).toHaveValue(selected);
});

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

test('it moves nothing when the letter comes', FULL, async ({ page }) => {
  await watchLayoutShifts(page);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 1400 });
    for (const query of ['work=164', 'works=126,116']) {
      await page.goto(`/contact?${query}`);
      await expect(page.getByRole('textbox')).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect.soft(await layoutShifts(page), `${query} at ${width} pixels`).toEqual([]);
    }
  }
});
