import {
  builtPage,
  builtPaths,
  fixturePage,
  isBuilt,
  linksOf,
  mainText,
  textOf,
} from './built-site.ts';
import { CATEGORIES, ENGLISH, listedWorks, POSTS, RUSSIAN, WORKS, workPath } from './sample.ts';
import { control, expect, test, visit, watchForeignRequests } from './visit.ts';

const PRICE = /\d\s*(₽|руб|р\.|BYN|USD|EUR|RUB)|[$€£¥]\s*\d|\d\s*[$€£¥]/i;

const SALEABLE = WORKS.filter(({ availability }) => availability === undefined);
const STORY = { category: 'landscape', id: 164 } as const;

test('visitors find artworks by category, news, the artist and her contact links', () => {
  const [work] = listedWorks('landscape');
  for (const [path, link] of [
    ['/', '/gallery/landscape'],
    ['/gallery/landscape', work && workPath(work)],
    ['/', '/news'],
    ['/news', '/news/5'],
    ['/', '/about'],
    ['/', '/contact'],
    ['/contact', 'https://t.me/verasen_sample'],
  ] as const) {
    expect.soft(linksOf(builtPage(path).querySelector('body')), path).toContain(link);
  }
  expect(mainText('/about')).toContain('Преподаю больше двадцати лет');
});

test('all content is static: every work and post is a page of its own', () => {
  const paths = [...WORKS.map(workPath), ...POSTS.map(({ id }) => `/news/${id}`)];
  expect(paths.filter((path) => !isBuilt(path))).toEqual([]);
});

test('every page is available in Russian and English', () => {
  const russian = builtPaths().filter((path) => !/^\/en(\/|$)/.test(path));
  expect(russian.filter((path) => !isBuilt(`/en${path}`))).toEqual([]);
});

test('details and stories of a work can be read', () => {
  const text = mainText(workPath(STORY));
  expect.soft(text).toContain('холст, масло, 80×60 см');
  expect.soft(text).toContain('Пришла на реку в пятом часу.');
});

test('there are no accounts', () => {
  for (const path of ['/', '/about', '/news', '/gallery', '/contact', '/test', '/add']) {
    const page = builtPage(path);
    expect.soft(page.querySelectorAll('input[type="password"]'), path).toHaveLength(0);
    expect.soft(textOf(page), path).not.toMatch(/Войти|Вход|Регистрация|Личный кабинет/);
  }
});

test('artworks are grouped into eight categories', () => {
  const categoriesOf = (path: string) =>
    CATEGORIES.filter((category) =>
      linksOf(builtPage(`/gallery/${category}`).querySelector('main')).includes(path),
    );
  expect(new Set(WORKS.map(({ category }) => category))).toEqual(new Set(CATEGORIES));
  for (const category of CATEGORIES) {
    for (const work of [listedWorks(category)[0], listedWorks(category).at(-1)]) {
      expect.soft(work && categoriesOf(workPath(work))).toEqual([category]);
    }
  }
});

test('prices are never shown', () => {
  const paths = ['/', '/gallery', '/contact', ...WORKS.map(workPath)];
  expect(paths.filter((path) => PRICE.test(mainText(path)))).toEqual([]);
});

test("the label 'Price upon request' appears instead", () => {
  for (const work of SALEABLE.slice(0, 20)) {
    const path = workPath(work);
    expect.soft(mainText(path), path).toContain('Цена по запросу');
    expect.soft(mainText(`/en${path}`), path).toContain('Price upon request');
  }
});

test('a work that cannot be had says so instead, and its button asks for a similar one', () => {
  for (const [id, russian, english] of [
    [126, 'Продана', 'Sold'],
    [116, 'Отложена', 'Reserved'],
    [108, 'Собрание: ', 'Collection: '],
    [102, 'Не продаётся', 'Not for sale'],
  ] as const) {
    for (const [folder, state, price, button] of [
      ['', russian, 'Цена по запросу', 'Спросить о похожей'],
      ['/en', english, 'Price upon request', 'Ask for a similar one'],
    ] as const) {
      const main = builtPage(`${folder}/gallery/architecture/${id}`).querySelector('main');
      expect.soft(textOf(main), `${id}`).toContain(state);
      expect.soft(textOf(main), `${id}`).not.toContain(price);
      const link = main?.querySelector(`a[href="${folder}/contact?work=${id}"]`);
      expect.soft(textOf(link)).toBe(button);
    }
  }
});

test('a buy button leads to the contacts page', async ({ page }) => {
  await visit(page, workPath(STORY));
  await control(page, 'Купить').click();
  await expect(page).toHaveURL(/\/contact(\?|$)/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Контакты');
});

test('the interface is in Russian and English', () => {
  for (const [path, language, labels] of [
    ['/', 'ru', ['Главная', 'О художнике', 'Новости', 'Галерея', 'Контакты']],
    ['/en', 'en', ['Home', 'About', 'News', 'Gallery', 'Contacts']],
  ] as const) {
    const page = builtPage(path);
    expect.soft(page.querySelector('html')?.getAttribute('lang')).toBe(language);
    expect.soft(page.querySelectorAll('header nav a').map(textOf)).toEqual(labels);
  }
});

test('texts of artworks exist in both languages', () => {
  for (const [path, texts] of [
    [workPath(STORY), RUSSIAN],
    [`/en${workPath(STORY)}`, ENGLISH],
  ] as const) {
    const { title = '', text = {} } = texts[STORY.category]?.[`art-${STORY.id}`] ?? {};
    const page = builtPage(path);
    expect.soft(textOf(page.querySelector('h1'))).toBe(title);
    expect.soft(Object.keys(text)).toEqual(['1', '2']);
    for (const paragraph of Object.values(text)) {
      expect.soft(mainText(path)).toContain(paragraph);
    }
  }
});

test('a missing English text is shown in Russian and marked as such', () => {
  const page = fixturePage('/en/gallery/still-life/5');
  const texts = page.querySelectorAll('main [lang="ru"]').map(textOf);
  expect.soft(texts).toContain('Второй только по-русски.');
  expect.soft(texts).not.toContain('First in English.');
  expect.soft(textOf(page.querySelector('main'))).toContain('First in English.');
});

test('the main areas and the two internal pages exist', () => {
  const missing = [
    ...['/', '/gallery', workPath(STORY), '/news', '/news/1', '/about', '/contact'],
    ...['/test', '/add', ...CATEGORIES.map((category) => `/gallery/${category}`)],
  ].filter((path) => !isBuilt(path) || builtPage(path).querySelectorAll('main h1').length !== 1);
  expect(missing).toEqual([]);
});

test('artworks, news and translations are embedded: no page asks another origin or sends anything', async ({
  page,
  baseURL,
}) => {
  const requests = watchForeignRequests(page, baseURL);
  for (const path of ['/en', '/gallery/dzen?id=1', workPath(STORY), '/news/5']) {
    await visit(page, path);
  }
  expect(requests).toEqual([]);
});
