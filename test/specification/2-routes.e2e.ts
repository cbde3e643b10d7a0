import { builtPage, fixturePage, linksOf, textOf } from './built-site.ts';
import { listedWorks, POSTS, workPath } from './sample.ts';
import { expect, recordText, test, visit } from './visit.ts';

const NOT_FOUND = 'Скорее всего данной страницы не существует';

test.describe('route table', () => {
  for (const { route, screen, heading, english, links = [], text = '' } of [
    {
      route: '/',
      screen: 'the home page inside the common layout',
      heading: 'Алеся Верасень',
      english: 'Alesia Verasen',
      links: ['/gallery/flowers_birds'],
    },
    { route: '/about', screen: 'about the artist', heading: 'О художнике', english: 'About' },
    {
      route: '/news',
      screen: 'the list of news posts',
      heading: 'Новости',
      english: 'News',
      links: POSTS.map(({ id }) => `/news/${id}`),
    },
    {
      route: '/news/3',
      screen: 'the detail of a news post',
      heading: '«Письма из Ханчжоу» в Солигорске',
      english: '“Letters from Hangzhou” in Soligorsk',
    },
    {
      route: '/gallery',
      screen: 'the overview of categories',
      heading: 'Галерея',
      english: 'Gallery',
      links: ['/gallery/dzen'],
    },
    {
      route: '/gallery/still-life',
      screen: 'the grid of works of one category',
      heading: 'Натюрморт',
      english: 'Still-life',
      links: listedWorks('still-life').map(workPath),
    },
    {
      route: '/gallery/landscape/164',
      screen: 'the detail of a single artwork',
      heading: 'Туман поднимается',
      english: 'The Mist Is Lifting',
      text: 'холст, масло, 80×60 см',
    },
    { route: '/contact', screen: 'the contacts', heading: 'Контакты', english: 'Contacts' },
    {
      route: '/test',
      screen: 'a placeholder page with sample text',
      heading: 'Проверка',
      english: 'Test',
      text: 'Съешь же ещё этих мягких французских булок, да выпей чаю.',
    },
    {
      route: '/add',
      screen: 'the generator form for new gallery entries',
      heading: 'Новая работа',
      english: 'New work',
      text: 'Сгенерировать',
    },
    { route: '/404', screen: 'the not-found page', heading: NOT_FOUND, english: 'Page not found' },
  ]) {
    test(`${route} is ${screen}`, () => {
      const page = builtPage(route);
      const main = page.querySelector('main');
      expect.soft(textOf(main?.querySelector('h1'))).toBe(heading);
      expect.soft(linksOf(main)).toEqual(expect.arrayContaining(links));
      expect.soft(textOf(main)).toContain(text);
      expect.soft(page.querySelector('header nav')).not.toBeNull();
      // Every route has a twin in English.
      expect.soft(textOf(builtPage(`/en${route}`).querySelector('main h1'))).toBe(english);
    });
  }

  test('any other path is the not-found page', async ({ page }) => {
    for (const path of [
      '/nope',
      '/about/nope',
      '/news/5/nope',
      '/gallery/landscape/164/nope',
      '/ru',
    ]) {
      const answer = await page.goto(path);
      expect.soft(answer?.status(), path).toBe(404);
      await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveText(NOT_FOUND);
      await expect.soft(page, path).toHaveURL(path);
    }
  });
});

test("'Loading ...' is shown while a page is loading", async ({ page }) => {
  await visit(page, '/contact');
  // A page that the browser has made ready ahead is never waited for.
  await page.locator('script[type="speculationrules"]').evaluateAll((rules) => {
    for (const each of rules) each.remove();
  });
  const isShown = await recordText(page, 'Loading ...');
  const answer = Promise.withResolvers<void>();
  await page.route('**/about', async (route) => {
    await answer.promise;
    await route.continue();
  });
  const link = page.getByRole('banner').getByRole('link', { name: 'О художнике' });
  await link.click({ noWaitAfter: true });
  await expect.poll(() => isShown).toEqual([false, true]);
  answer.resolve();
  await expect(page).toHaveURL('/about');
  await expect(page.getByText('Loading ...')).toHaveCount(0);
});

test('the top navigation lists home, about, news, gallery, contacts', () => {
  for (const prefix of ['', '/en']) {
    const links = linksOf(builtPage(`${prefix}/test`).querySelector('header nav'));
    expect
      .soft(links)
      .toEqual([
        prefix || '/',
        ...['/about', '/news', '/gallery', '/contact'].map((path) => prefix + path),
      ]);
  }
});

test("the links 'shop', 'painting school' and 'write a letter' have names, and are there only when the artist sets them", () => {
  const labels = { shop: 'Магазин', school: 'Школа живописи', letter: 'Написать письмо' };
  for (const [name, label] of Object.entries(labels)) {
    const links = fixturePage('/about').querySelectorAll(`a[href="https://${name}.example/"]`);
    expect
      .soft(links.map(textOf), 'in the panel and the footer')
      .toEqual([expect.stringContaining(label), expect.stringContaining(label)]);
    expect.soft(textOf(builtPage('/about'))).not.toContain(label);
  }
});
