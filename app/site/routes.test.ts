import { expect, test } from 'vitest';
import { MAX_WORKS_PER_PAGE } from '#app/site/gallery/pagination.ts';
import { samplePost, sampleSite, sampleWork } from '#catalogue/site.fixture.ts';
import { siteLanguages } from '#catalogue/texts/language.ts';
import { findPage, ROUTES } from './routes.ts';
import { samplePages } from './sample-pages.fixture.ts';

const WIDE_WORK = sampleWork({ id: 500 });

const content = {
  works: [
    ...Array.from({ length: MAX_WORKS_PER_PAGE + 2 }, (_, index) =>
      sampleWork({ id: index + 1, isListed: index > 0, desc: 'холст, масло, 80х60 см' }),
    ),
    { ...WIDE_WORK, photo: { ...WIDE_WORK.photo, width: 2200, height: 542 } },
  ],
  posts: [samplePost({ id: 1, date: '2026-03-09' })],
};

const pages = siteLanguages().flatMap((language) => [
  ...samplePages({ ...content, language }).values(),
]);

test('every route has pages', () => {
  const routesWithPages = new Set(pages.map(({ row }) => row));
  expect(ROUTES.filter((route) => !routesWithPages.has(route))).toEqual([]);
});

test.each(['title', 'description', 'path'] as const)('every page has its own %s', (field) => {
  for (const language of siteLanguages()) {
    const works = [1, 2, 3].map((id) => sampleWork({ id, title: '', desc: '80х60 см' }));
    const posts = [1, 2].map((id) => samplePost({ id, date: `${id} мая 2020` }));
    const texts = [...samplePages({ works, posts, language }).values()].map((page) => page[field]);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  }
});

test.each([
  '/gallery/landscape/2/unroll',
  '/gallery/landscape/page/1',
  '/gallery/landscape/page/3',
  '/gallery/all/technique/gold',
  '/gallery/all/category/landscape',
  '/en/about',
])('%s is no page of the first language', (path) => {
  expect(findPage(sampleSite(content), path)).toBeUndefined();
});

const MIST = {
  id: 7,
  title: 'Туман',
  englishTitle: 'Mist',
  desc: 'холст, масло, 80х60 см',
  date: 'май 2019',
} as const;

function pageAt(path: string, sample: Parameters<typeof samplePages>[0]) {
  const page = samplePages(sample).get(path);
  if (!page) throw new Error(`There is no page at ${path}`);
  return page;
}

function dataOf(path: string, sample: Parameters<typeof samplePages>[0]) {
  const { structuredData = [] } = pageAt(path, sample);
  return JSON.parse(JSON.stringify(structuredData)) as Record<string, unknown>[];
}

test('describes a work by section, materials, date, availability and story', () => {
  const works = [sampleWork({ ...MIST, availability: 'sold', story: 'Было тихо.' })];
  const { description } = pageAt('/en/gallery/landscape/7', { works, language: 'en' });
  expect(description).toBe('Mist. Landscape; canvas, oil, 80×60 cm; May 2019; Sold. Было тихо.');
});

test('distinguishes namesakes by date, else by number', () => {
  const works = ['2019', '2020', '2020', ''].map((date, index) =>
    sampleWork({ id: index + 1, title: 'Туман', date }),
  );
  const titles = [1, 2, 3, 4].map((id) => pageAt(`/gallery/landscape/${id}`, { works }).title);
  expect(titles).toEqual(['Туман, 2019', 'Туман, № 2', 'Туман, № 3', 'Туман, № 4']);
});

test('shows the first work of a category, else its preview', () => {
  const sample = { works: [sampleWork(MIST)] };
  expect(pageAt('/gallery/landscape', sample).image.name).toBe('work-7-0123456789');
  const empty = pageAt('/gallery/dzen', sample);
  expect(empty).toMatchObject({ isListed: false, image: { name: 'dzen-0123456789' } });
  expect(empty.description).toContain('Анна Иванова');
});

test('numbers the pages of a long category, each with its own works', () => {
  const works = Array.from({ length: MAX_WORKS_PER_PAGE + 1 }, (_, index) =>
    sampleWork({ id: index + 1 }),
  );
  const second = pageAt('/gallery/landscape/page/2', { works });
  expect(second.title).toBe('Пейзаж — страница 2');
  expect(second.image.name).toBe('work-62-0123456789');
  expect(second.description).toContain('Работа 62; Работа 63');
});

test('describes a work for machines by its certain facts', () => {
  const [artwork, breadcrumbs] = dataOf('/gallery/landscape/7', { works: [sampleWork(MIST)] });
  expect(artwork).toMatchObject({
    '@type': 'VisualArtwork',
    name: 'Туман',
    creator: { name: 'Анна Иванова' },
    artMedium: 'масло',
    artworkSurface: 'холст',
    width: { value: 80, unitCode: 'CMT' },
    height: { value: 60, unitCode: 'CMT' },
    dateCreated: '2019-05',
    image: [
      {
        creditText: 'Анна Иванова',
        copyrightNotice: '© Анна Иванова',
        acquireLicensePage: 'https://example.org/contact?work=7',
      },
    ],
  });
  expect(breadcrumbs).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, item: 'https://example.org/gallery' },
      { position: 2, item: 'https://example.org/gallery/landscape' },
      { position: 3, name: 'Туман', item: 'https://example.org/gallery/landscape/7' },
    ],
  });
});

test('leaves out uncertain facts of a work', () => {
  const works = [sampleWork({ id: 7, desc: 'холст, 60х80', date: 'ок. 2010' })];
  const [artwork] = dataOf('/gallery/landscape/7', { works });
  for (const field of ['artMedium', 'width', 'height', 'dateCreated', 'offers']) {
    expect(artwork).not.toHaveProperty(field);
  }
});

test.each([
  ['available', 'https://schema.org/InStock'],
  ['reserved', 'https://schema.org/Reserved'],
  ['sold', 'https://schema.org/SoldOut'],
  ['collection', 'https://schema.org/SoldOut'],
  ['not-for-sale', undefined],
] as const)('offers a work that is %s without a price', (availability, expected) => {
  const works = [sampleWork({ id: 7, availability })];
  const [artwork] = dataOf('/gallery/landscape/7', { works });
  const offer = expected && {
    '@type': 'Offer',
    availability: expected,
    url: 'https://example.org/contact?work=7',
    seller: expect.objectContaining({ name: 'Анна Иванова' }),
  };
  expect(artwork?.offers).toEqual(offer);
});

test('dates a post only with certainty, and names the language of its text', () => {
  const posts = [samplePost({ id: 1, date: 'май 2025' }), samplePost({ id: 2, date: 'давно' })];
  const sample = { posts, language: 'en' };
  expect(dataOf('/en/news/1', sample)[0]).toMatchObject({
    '@type': 'NewsArticle',
    headline: 'Выставка 1',
    inLanguage: 'ru',
    datePublished: '2025-05',
    author: { name: 'Anna Ivanova' },
  });
  expect(dataOf('/en/news/2', sample)[0]).not.toHaveProperty('datePublished');
});

test('describes the exhibition of a post', () => {
  const exhibition = { from: '2027-03-12', to: '2027-04-04', place: 'Крым' };
  const posts = [samplePost({ id: 1, date: 'май 2025', exhibition })];
  const [article, event] = dataOf('/news/1', { posts });
  expect(event).toMatchObject({
    '@type': 'ExhibitionEvent',
    '@id': 'https://example.org/news/1#exhibition',
    startDate: '2027-03-12',
    endDate: '2027-04-04',
    location: { '@type': 'Place', name: 'Крым', address: 'Крым' },
  });
  expect(article).toMatchObject({ about: { '@id': 'https://example.org/news/1#exhibition' } });
});

test.each(['/', '/about'])('introduces the artist on %s', (path) => {
  const person = { '@type': 'Person', name: 'Анна Иванова', jobTitle: 'художник' };
  expect(dataOf(path, {})).toMatchObject([person]);
});
