import type { Page } from '@playwright/test';
import { mainText } from './built-site.ts';
import { CONTACTS } from './sample.ts';
import { expect, recordText, test, visit } from './visit.ts';

const COPIED = 'Почта скопирована в буфер обмена';

test.describe('contacts', () => {
  test('a heading stands above four rows: VK, Instagram, an e-mail icon, Telegram', async ({
    look,
  }) => {
    const page = await look('/contact');
    const heading = page.getByRole('heading', { level: 1, name: 'Контакты' });
    let above = 0;
    for (const part of [heading, ...contactsOf(page)]) {
      const box = await part.boundingBox();
      if (!box) throw new Error(`${part} is not on the page`);
      expect.soft(box.y, `${part}`).toBeGreaterThanOrEqual(above);
      above = box.y + box.height;
    }
  });

  test('the VK, Instagram and Telegram links lead to the artist', async ({ look }) => {
    const [vk, instagram, , telegram] = contactsOf(await look('/contact'));
    await expect.soft(vk).toHaveAttribute('href', CONTACTS.vk);
    await expect.soft(instagram).toHaveAttribute('href', CONTACTS.instagram);
    await expect.soft(telegram).toHaveAttribute('href', CONTACTS.telegram);
  });

  test('the e-mail button shows an icon', async ({ look }) => {
    const [, , email] = contactsOf(await look('/contact'));
    await expect(email.locator('svg, img')).toBeVisible();
  });

  test('the links open in a new tab', async ({ look }) => {
    const [vk, instagram, , telegram] = contactsOf(await look('/contact'));
    for (const link of [vk, instagram, telegram]) {
      await expect.soft(link).toHaveAttribute('target', '_blank');
    }
  });

  test('the e-mail icon copies the address', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await visit(page, '/contact');
    await page.evaluate(() => navigator.clipboard.writeText(''));
    await pressEmail(page);
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe(CONTACTS.email);
  });

  test('the alert is shown only once the address is copied', async ({ page }) => {
    await page.addInitScript(() => {
      const copied = Promise.withResolvers<void>();
      navigator.clipboard.writeText = () => copied.promise;
      addEventListener('finish-copying', () => copied.resolve());
    });
    await visit(page, '/contact');
    await pressEmail(page);
    await expect(page.getByText(COPIED)).toHaveCount(0);
    await page.evaluate(() => dispatchEvent(new Event('finish-copying')));
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveText(COPIED);
  });

  test(`the alert reads '${COPIED}', without hidden characters`, async ({ page }) => {
    await copyAddress(page);
    await expect.poll(() => page.getByRole('alert').innerText()).toBe(COPIED);
  });

  test("the alert reads 'Address copied to the clipboard' in English", async ({ page }) => {
    await copyAddress(page, '/en/contact');
    const message = 'Address copied to the clipboard';
    await expect.poll(() => page.getByRole('alert').innerText()).toBe(message);
  });

  test('the alert is no dialog of the browser', async ({ page }) => {
    const dialogs: string[] = [];
    page.on('dialog', async (dialog) => {
      dialogs.push(dialog.message());
      await dialog.dismiss();
    });
    await copyAddress(page);
    await expect(page.getByRole('alert')).toHaveText(COPIED);
    expect(dialogs).toEqual([]);
  });

  test('a second press shows the alert anew', async ({ page }) => {
    await acceptCopies(page);
    await visit(page, '/contact');
    const isShown = await recordText(page, COPIED);
    await pressEmail(page);
    await expect.poll(() => isShown).toEqual([false, true]);
    await pressEmail(page);
    await expect.poll(() => isShown).toEqual([false, true, false, true]);
  });

  test('when copying fails, it says so, selects the address and offers a letter', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    });
    await visit(page, '/contact');
    await pressEmail(page);
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Скопировать не удалось');
    expect(await page.evaluate(() => `${getSelection()}`)).toBe(CONTACTS.email);
    await expect(alert.getByRole('link')).toHaveAttribute('href', `mailto:${CONTACTS.email}`);
  });
});

test.describe('about', () => {
  for (const [path, subjects] of [
    [
      '/about',
      {
        education: /художественно-графический факультет/,
        'more than 20 years of teaching': /Преподаю больше двадцати лет/,
        courses: /авторский курс/,
        exhibitions: /персональная/,
        'works in private collections': /частных собраниях Беларуси, России, Китая и Словении/,
        'temple painting': /расписывала сельские храмы/,
        'life in China': /В Китай ехала на три месяца и осталась на три года/,
        'life in Crimea': /пять лет жила в Крыму/,
      },
    ],
    [
      '/en/about',
      {
        education: /faculty of art and graphics/,
        'more than 20 years of teaching': /teaching for more than twenty years/,
        courses: /my course/,
        exhibitions: /\(solo\)/,
        'works in private collections':
          /private collections in Belarus, Russia, China and Slovenia/,
        'temple painting': /painted the walls of village churches/,
        'life in China': /went to China for three months and stayed for three years/,
        'life in Crimea': /five years in Crimea/,
      },
    ],
  ] as const) {
    test(`the biography at ${path} tells of every part of her life`, () => {
      for (const [subject, words] of Object.entries(subjects)) {
        expect.soft(mainText(path), subject).toMatch(words);
      }
    });
  }
});

function contactsOf(page: Page) {
  const main = page.getByRole('main');
  return [
    main.getByRole('link', { name: /^VK/ }),
    main.getByRole('link', { name: /^Instagram/ }),
    main.getByRole('button', { name: 'Скопировать адрес почты' }),
    main.getByRole('link', { name: /^Telegram/ }),
  ] as const;
}

async function pressEmail(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Скопировать адрес|Copy the e-mail/ }).click();
}

async function acceptCopies(page: Page): Promise<void> {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.resolve();
  });
}

async function copyAddress(page: Page, path = '/contact'): Promise<void> {
  await acceptCopies(page);
  await visit(page, path);
  await pressEmail(page);
}
