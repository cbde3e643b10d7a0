import { builtPage, mainText } from './built-site.ts';
import { CONTACTS } from './sample.ts';
import { expect, FIXTURE_URL, savedLanguage, test, visit, watchForeignRequests } from './visit.ts';

const PATHS = [
  ...['/', '/about', '/news', '/news/5', '/gallery', '/gallery/landscape'],
  ...['/gallery/landscape/164', '/contact', '/test', '/add'],
].flatMap((path) => [path, `/en${path}`.replace(/\/$/, '')]);

test.describe('roles and permissions', () => {
  test('there is no login', () => {
    for (const path of PATHS) {
      const logins = builtPage(path).querySelectorAll(
        'input[type="password"], input[type="email"]',
      );
      expect.soft(logins, path).toEqual([]);
    }
  });

  test('all content is public', async ({ request }) => {
    for (const path of PATHS) {
      const response = await request.get(path, { maxRedirects: 0 });
      expect.soft(response.status(), path).toBe(200);
    }
  });

  test('/add and /test are open to anyone who knows the path', async ({ page }) => {
    for (const [path, heading] of [
      ['/add', 'Новая работа'],
      ['/test', 'Проверка'],
    ] as const) {
      const response = await page.goto(path);
      expect.soft(response?.status(), path).toBe(200);
      await expect.soft(page).toHaveURL(path);
      await expect.soft(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    }
  });
});

test.describe('the calls it makes', () => {
  test('a whole visit asks for nothing but files of the site', async ({ page, baseURL }) => {
    const calls = watchForeignRequests(page, baseURL);
    await visit(page, '/');
    await visit(page, '/gallery/dzen?id=1');
    await page.keyboard.press('ArrowRight');
    await visit(page, '/gallery/landscape/164');
    await visit(page, '/news/5');
    await visit(page, '/contact?work=164');
    await page.getByRole('button', { name: 'Скопировать адрес почты' }).click();
    await visit(page, '/add');
    await page.getByRole('button', { name: 'Сгенерировать' }).click();
    await expect(page.locator('textarea[readonly]').first()).toBeVisible();
    expect(calls).toEqual([]);
  });

  test('translations and data are embedded in the page', () => {
    const russian = mainText('/gallery/landscape/164');
    const english = mainText('/en/gallery/landscape/164');
    for (const text of ['Туман поднимается', 'холст, масло', 'Пришла на реку', 'Купить']) {
      expect.soft(russian).toContain(text);
    }
    for (const text of ['The Mist Is Lifting', 'canvas, oil', 'I came to the river', 'Buy']) {
      expect.soft(english).toContain(text);
    }
  });

  test('gallery images, detail images and fonts are files of the site', async ({ page }) => {
    const types = new Map<string, string | undefined>();
    page.on('response', (response) => {
      const { pathname, origin } = new URL(response.url());
      const isFile = origin === FIXTURE_URL && response.ok();
      types.set(pathname, isFile ? response.headers()['content-type'] : 'not from the site');
    });
    await visit(page, `${FIXTURE_URL}/gallery/still-life/5`);
    const images = page.getByRole('article').getByRole('img', { name: /^Пять/ });
    await expect(images).toHaveCount(3);
    for (const image of await images.all()) {
      await image.scrollIntoViewIfNeeded();
      await expect.poll(() => image.evaluate(fileOf)).not.toBe('');
      expect.soft(types.get(await image.evaluate(fileOf))).toMatch(/^image\//);
    }
    await page.evaluate(() => document.fonts.ready);
    const fonts = [...types].filter(([, type]) => type?.startsWith('font/'));
    expect(fonts.length).toBeGreaterThan(0);
  });

  for (const [player, title, address] of [
    ['VK', 'Видео 1: Пять', 'https://vk.com/video_ext.php?oid=-123&id=456&hd=2'],
    ['YouTube', 'Видео 2: Пять', 'https://www.youtube-nocookie.com/embed/abcdefghijk'],
  ] as const) {
    test(`a frame loads the ${player} player, and only when play is pressed`, async ({ page }) => {
      const foreign: string[] = [];
      await page.route(
        (url) => url.protocol === 'https:',
        (route) => {
          foreign.push(route.request().url());
          return route.fulfill({ contentType: 'text/html', body: 'The player' });
        },
      );
      await visit(page, `${FIXTURE_URL}/gallery/still-life/5`);
      const frame = page.getByTitle(title).contentFrame();
      await frame.getByRole('link').scrollIntoViewIfNeeded();
      expect(foreign).toEqual([]);
      await frame.getByRole('link').click();
      await expect(frame.getByText('The player')).toBeVisible();
      expect(foreign).toEqual([address]);
    });
  }

  test('the e-mail address is written to the clipboard', async ({ page }) => {
    const written: string[] = [];
    await page.exposeFunction('recordWritten', (text: string) => written.push(text));
    await page.addInitScript(() => {
      navigator.clipboard.writeText = (text) => Reflect.get(window, 'recordWritten')(text);
    });
    await visit(page, '/en/contact');
    await page.getByRole('button', { name: 'Copy the e-mail address' }).click();
    await expect.poll(() => written).toEqual([CONTACTS.email]);
  });
});

test.describe('language detection', () => {
  for (const [title, stored, cookie, language] of [
    ['a stored choice of English is read', 'en', '', 'en'],
    ['a cookie is read when nothing is stored', '', 'en', 'en'],
    ['local storage comes before the cookie', 'ru', 'en', 'ru'],
    ['local storage comes before a Russian cookie', 'en', 'ru', 'en'],
    ['an unusable stored value does not hide the cookie', 'xx', 'en', 'en'],
    ['a region counts as its language', 'en-US', '', 'en'],
    ['without a usable choice the site is Russian', 'xx', 'yy', 'ru'],
  ] as const) {
    test(title, async ({ page, context, baseURL }) => {
      if (cookie)
        await context.addCookies([{ name: 'i18nextLng', value: cookie, url: baseURL ?? '' }]);
      if (stored)
        await page.addInitScript((value) => localStorage.setItem('i18nextLng', value), stored);
      await page.goto('/news?from=test#top');
      await expect(page).toHaveURL(`${language === 'en' ? '/en' : ''}/news?from=test#top`);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
    });
  }

  test('an English address is English and changes no saved choice', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'i18nextLng', value: 'ru', url: baseURL ?? '' }]);
    await page.addInitScript(() => localStorage.setItem('i18nextLng', 'ru'));
    await visit(page, '/en/about');
    await expect(page).toHaveURL('/en/about');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(await savedLanguage(page)).toEqual({ stored: 'ru', cookie: 'ru' });
  });

  test.describe('in an English browser', () => {
    test.use({ locale: 'en-GB' });

    test('the site is Russian until the visitor chooses', async ({ page }) => {
      await page.goto('/news');
      await expect(page).toHaveURL('/news');
      await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
    });
  });

  test('the toggle saves the choice in local storage and in the cookie', async ({ page }) => {
    await visit(page, '/news');
    expect.soft(await savedLanguage(page)).toEqual({ stored: null, cookie: undefined });
    await page.getByRole('banner').getByText('EN', { exact: true }).click();
    await expect(page).toHaveURL('/en/news');
    expect.soft(await savedLanguage(page)).toEqual({ stored: 'en', cookie: 'en' });
    await page.getByRole('banner').getByText('RU', { exact: true }).click();
    await expect(page).toHaveURL('/news');
    expect.soft(await savedLanguage(page)).toEqual({ stored: 'ru', cookie: 'ru' });
  });

  test('the modal saves the choice in local storage and in the cookie', async ({ page }) => {
    await visit(page, '/news');
    await page.getByRole('contentinfo').getByText('Язык', { exact: true }).click();
    await page.getByRole('dialog').getByText('English', { exact: true }).click();
    await expect(page).toHaveURL('/en/news');
    expect(await savedLanguage(page)).toEqual({ stored: 'en', cookie: 'en' });
  });

  test('a saved choice holds on every page, and longer than the browser is open', async ({
    page,
    context,
  }) => {
    await visit(page, '/gallery/dzen');
    await page.getByRole('banner').getByText('EN', { exact: true }).click();
    await expect(page).toHaveURL('/en/gallery/dzen');
    const [cookie] = await context.cookies();
    expect(cookie).toMatchObject({ name: 'i18nextLng', path: '/' });
    expect(cookie?.expires).toBeGreaterThan(Date.now() / 1000);
  });
});

function fileOf(image: Element): string {
  const { currentSrc } = image as HTMLImageElement;
  return currentSrc && new URL(currentSrc).pathname;
}
