import type { Page } from '@playwright/test';
import { blockStorage } from './blocked-storage.ts';
import { layoutShifts, watchLayoutShifts } from './layout-shifts.ts';
import { SITE } from './sample.ts';
import { expect, scriptStarted, test, visit } from './visit.ts';

for (const [path, label, message] of [
  ['/contact', 'Скопировать', 'Почта скопирована в буфер обмена'],
  ['/en/contact', 'Copy', 'E-mail address copied to the clipboard'],
] as const) {
  test(`it copies the address at ${path} and says so`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await visit(page, path);
    await page.getByRole('button', { name: label }).click();
    await expect(page.getByRole('alert')).toHaveText(message);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(SITE.contacts.email);
  });
}

test('it selects the address when copying is refused, and offers a letter', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await visit(page, '/contact');
  await page.getByRole('button', { name: 'Скопировать' }).click();
  await expect(page.getByRole('alert')).toContainText('Скопировать не удалось');
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(SITE.contacts.email);
  await expect(page.getByRole('alert').getByRole('link')).toHaveAttribute(
    'href',
    `mailto:${SITE.contacts.email}`,
  );
});

test('it selects the letter when copying is refused, and says so', async ({ page }) => {
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

test('it has a letter ready about the work that a visitor wants to buy', async ({ page }) => {
  await visit(page, '/gallery/landscape/164');
  await page.getByRole('link', { name: 'Купить' }).click();
  const letter = page.getByRole('textbox', { name: 'Письмо' });
  await expect(letter).toHaveValue(/«Туман поднимается» .*\/gallery\/landscape\/164/);
  await letter.fill('Сколько стоит?');
  const email = await page.getByRole('link', { name: 'Отправить по почте' }).getAttribute('href');
  expect(new URL(email ?? '').searchParams.get('body')).toBe('Сколько стоит?');
  const telegram = await page
    .getByRole('link', { name: 'Открыть в Telegram' })
    .getAttribute('href');
  expect(new URL(telegram ?? '').searchParams.get('text')).toBe('Сколько стоит?');
});

test('it writes in the language of the visitor', async ({ page }) => {
  await visit(page, '/en/contact?work=164');
  await expect(page.getByRole('textbox')).toHaveValue(/I like your work “The Mist Is Lifting”/);
});

const EDITED = 'Сколько стоит «Туман»?\nИ можно ли взглянуть на него в Минске?';

const toggle = (page: Page) => page.getByRole('banner').locator('[data-chooses-language]');

test('it keeps an edited letter as it was written when the language is switched, and back', async ({
  page,
}) => {
  await visit(page, '/contact?work=164');
  await page.getByRole('textbox').fill(EDITED);
  await toggle(page).click();
  await expect(page).toHaveURL('/en/contact?work=164');
  await expect(page.getByRole('textbox', { name: 'A message' })).toHaveValue(EDITED);
  const email = await page.getByRole('link', { name: 'Send by e-mail' }).getAttribute('href');
  expect(new URL(email ?? '').searchParams.get('body')).toBe(EDITED.replace('\n', '\r\n'));
  await toggle(page).click();
  await expect(page.getByRole('textbox', { name: 'Письмо' })).toHaveValue(EDITED);
});

test('it keeps an edited letter when the other language is another document', async ({ page }) => {
  await visit(page, '/contact?work=164');
  await page.getByRole('textbox').fill(EDITED);
  await page.goto('/en/contact?work=164');
  await expect(page.getByRole('textbox')).toHaveValue(EDITED);
});

test('it keeps an edited letter over a reload and the way back', async ({ page }) => {
  await visit(page, '/contact?work=164');
  await page.getByRole('textbox').fill(EDITED);
  await page.reload();
  await expect(page.getByRole('textbox')).toHaveValue(EDITED);
  await page.getByRole('banner').getByRole('link', { name: 'Новости' }).click();
  await expect(page).toHaveURL('/news');
  await page.goBack();
  await expect(page.getByRole('textbox')).toHaveValue(EDITED);
});

test('it keeps the letter about one work apart from that about another', async ({ page }) => {
  await visit(page, '/contact?work=164');
  await page.getByRole('textbox').fill(EDITED);
  await visit(page, '/contact?work=153');
  await expect(page.getByRole('textbox')).toHaveValue(/«Круг без начала»/);
  await page.goBack();
  await expect(page.getByRole('textbox')).toHaveValue(EDITED);
});

test('it begins anew in the language of the visitor when all of the letter has been deleted', async ({
  page,
}) => {
  await visit(page, '/contact?work=164');
  await page.getByRole('textbox').fill('');
  await expect(page.getByRole('textbox')).toHaveValue('');
  await toggle(page).click();
  await expect(page.getByRole('textbox')).toHaveValue(/I like your work/);
});

test('it follows the language with a letter that nobody has edited', async ({ page }) => {
  await visit(page, '/contact?work=164');
  const letter = page.getByRole('textbox');
  const original = await letter.inputValue();
  await letter.fill(EDITED);
  await letter.fill(original);
  await toggle(page).click();
  await expect(letter).toHaveValue(/I like your work “The Mist Is Lifting”/);
});

test('it writes letters where nothing can be remembered', async ({ page }) => {
  await blockStorage(page);
  await visit(page, '/contact?work=164');
  await page.getByRole('textbox').fill(EDITED);
  await expect(page.getByRole('textbox')).toHaveValue(EDITED);
  const email = await page.getByRole('link', { name: 'Отправить по почте' }).getAttribute('href');
  expect(new URL(email ?? '').searchParams.get('body')).toBe(EDITED.replace('\n', '\r\n'));
});

for (const query of ['?work=9999', '?work=', '?work=constructor', '?work=0164', '']) {
  test(`it has nothing but the contacts at /contact${query}`, async ({ page }) => {
    await visit(page, `/contact${query}`);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(4);
  });
}

for (const width of [360, 768, 1280]) {
  test(`it keeps room for the letter, so that nothing moves when it comes, at ${width}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 1400 });
    await watchLayoutShifts(page);
    for (const id of [164, 33]) {
      await page.goto(`/contact?work=${id}`);
      await expect(page.getByRole('textbox')).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await layoutShifts(page)).toEqual([]);
    }
  });
}

test('it gives the room back where there is no such work', async ({ page }) => {
  await page.goto('/contact?work=9999');
  await scriptStarted(page);
  await expect(page.locator('#letter')).toBeHidden();
});
