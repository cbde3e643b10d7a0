import type { Page } from '@playwright/test';
import { blockStorage } from './blocked-storage.ts';
import { layoutShifts, watchLayoutShifts } from './layout-shifts.ts';
import { SITE } from './sample.ts';
import { expect, FULL, test, visit } from './visit.ts';

test('it copies the address and says so in the language of the page', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  for (const [path, label, message] of [
    ['/contact', 'Скопировать', 'Почта скопирована в буфер обмена'],
    ['/en/contact', 'Copy', 'Address copied to the clipboard'],
  ] as const) {
    await visit(page, path);
    await page.evaluate(() => navigator.clipboard.writeText(''));
    await page.getByRole('button', { name: label }).click();
    await expect(page.getByRole('alert')).toHaveText(message);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(SITE.contacts.email);
  }
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`shows the copied message anew on each press, with motion '${reducedMotion}'`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.emulateMedia({ reducedMotion });
    await visit(page, '/contact');
    const alert = page.getByRole('alert');
    const copy = page.getByRole('button', { name: 'Скопировать' });
    await copy.click();
    await expect(alert).toHaveText('Почта скопирована в буфер обмена');
    const footer = page.getByRole('contentinfo');
    const top = (await footer.boundingBox())?.y;
    // Whether the message can be seen, at each change of it.
    const seen = await alert.evaluateHandle((element) => {
      const states: boolean[] = [];
      new MutationObserver(() =>
        states.push(element.checkVisibility({ visibilityProperty: true })),
      ).observe(element, { attributes: true, childList: true });
      return states;
    });
    await copy.click();
    await expect.poll(() => seen.jsonValue()).toEqual([false, true]);
    await expect(alert).toHaveText('Почта скопирована в буфер обмена');
    expect((await footer.boundingBox())?.y).toBe(top);
    await copy.click();
    await expect.poll(() => seen.jsonValue()).toEqual([false, true, false, true]);
  });
}

test(
  'it selects the address when copying is refused, and offers a letter',
  FULL,
  async ({ page }) => {
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
  },
);

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

const EDITED = 'Сколько стоит «Туман»?\nИ можно ли взглянуть на него в Минске?';

const toggle = (page: Page) => page.getByRole('banner').locator('[data-chooses-language]');

test('it keeps an edited letter as it was written, apart from that about another work', async ({
  page,
}) => {
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

test(
  'it begins anew in the language of the visitor when nothing of its own is left',
  FULL,
  async ({ page }) => {
    await visit(page, '/contact?work=164');
    const letter = page.getByRole('textbox');
    const original = await letter.inputValue();
    await letter.fill('');
    await expect(letter).toHaveValue('');
    await toggle(page).click();
    await expect(letter).toHaveValue(/I like your work “The Mist Is Lifting”/);
    await toggle(page).click();
    await expect(letter).toHaveValue(original);
    await letter.fill(EDITED);
    await letter.fill(original);
    await toggle(page).click();
    await expect(letter).toHaveValue(/I like your work “The Mist Is Lifting”/);
  },
);

test('it writes letters where nothing can be remembered', FULL, async ({ page }) => {
  await blockStorage(page);
  await visit(page, '/contact?work=164');
  await page.getByRole('textbox').fill(EDITED);
  await expect(page.getByRole('textbox')).toHaveValue(EDITED);
  const email = await page.getByRole('link', { name: 'Отправить по почте' }).getAttribute('href');
  expect(new URL(email ?? '').searchParams.get('body')).toBe(EDITED.replace('\n', '\r\n'));
});

test(
  'it has nothing but the contacts where no work of the site is named',
  FULL,
  async ({ page }) => {
    for (const query of ['?work=9999', '?work=', '?work=constructor', '?work=0164', '']) {
      await visit(page, `/contact${query}`);
      await page.waitForLoadState('networkidle');
      await expect.soft(page.getByRole('textbox'), query).toHaveCount(0);
      await expect.soft(page.getByRole('main').getByRole('listitem'), query).toHaveCount(4);
      // The room that was kept for it is given back.
      await expect.soft(page.locator('#letter'), query).toBeHidden();
    }
  },
);

test(
  'it keeps room for the letter, so that nothing moves when it comes',
  FULL,
  async ({ page }) => {
    await watchLayoutShifts(page);
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 1400 });
      for (const query of ['work=164', 'work=33', 'works=126,116']) {
        await page.goto(`/contact?${query}`);
        await expect(page.getByRole('textbox')).toBeVisible();
        await page.waitForLoadState('networkidle');
        expect.soft(await layoutShifts(page), `${query} at ${width} pixels`).toEqual([]);
        // Nor is it kept for nothing.
        const left = await page
          .getByRole('main')
          .locator('section')
          .evaluate(
            (letter) =>
              (letter.parentElement?.getBoundingClientRect().bottom ?? 0) -
              letter.getBoundingClientRect().bottom,
          );
        expect.soft(left, `${query} at ${width} pixels`).toBe(0);
      }
    }
  },
);
