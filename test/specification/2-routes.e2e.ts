import { builtPage, fixturePage, linksOf, mainText, textOf } from './built-site.ts';
import { listedWorks, POSTS, workPath } from './sample.ts';
import { expect, expectLoadingNotice, expectNotFound, notFoundMessage, test } from './visit.ts';

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
    {
      route: '/404',
      screen: 'the not-found page',
      heading: notFoundMessage('/404'),
      english: notFoundMessage('/en/404'),
    },
  ]) {
    test(`${route} is ${screen}`, () => {
      const page = builtPage(route);
      const main = page.querySelector('main');
      expect.soft(textOf(main?.querySelector('h1'))).toBe(heading);
      expect.soft(linksOf(main)).toEqual(expect.arrayContaining(links));
      expect.soft(mainText(route)).toContain(text);
      expect.soft(page.querySelector('header nav')).not.toBeNull();
      expect.soft(textOf(builtPage(`/en${route}`).querySelector('main h1'))).toBe(english);
    });
  }

  test('any other path is the not-found page', async ({ page }) => {
    const folders = ['', '/about', '/news/5', '/gallery/landscape/164'];
    for (const path of [...folders.map((folder) => `${folder}/nope`), '/ru']) {
      await expectNotFound(page, path);
    }
  });
});

test("'Loading ...' is shown while a page is loading", ({ page }) =>
  expectLoadingNotice(page, '/contact', 'О художнике', '/about'));

test('the top navigation lists home, about, news, gallery, contacts', () => {
  for (const prefix of ['', '/en']) {
    const links = linksOf(builtPage(`${prefix}/test`).querySelector('header nav'));
    const others = ['/about', '/news', '/gallery', '/contact'].map((path) => prefix + path);
    expect.soft(links).toEqual([prefix || '/', ...others]);
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
