import { expect, test } from 'vitest';
import { sampleEdition, samplePost, sampleWork } from './edition.fixture.ts';
import { pageSummaries } from './page-summary.ts';
import { structuredData } from './structured-data.ts';

function dataOf(edition: ReturnType<typeof sampleEdition>, path: string) {
  const page = pageSummaries(edition).find((summary) => summary.path === path);
  const data = page && structuredData(edition, page);
  return data ? (JSON.parse(JSON.stringify(data))['@graph'] as Record<string, unknown>[]) : [];
}

test('it describes a work by what its details are certain of', () => {
  const work = sampleWork({ id: 7, title: 'Туман', desc: 'холст, масло, 80х60 см', date: '2019' });
  const [artwork, crumbs] = dataOf(sampleEdition({ works: [work] }), '/gallery/landscape/7');
  expect(artwork).toMatchObject({
    '@type': 'VisualArtwork',
    name: 'Туман',
    creator: { name: 'Анна Иванова' },
    artMedium: 'масло',
    artworkSurface: 'холст',
    width: { value: 80, unitCode: 'CMT' },
    height: { value: 60, unitCode: 'CMT' },
    dateCreated: '2019',
    image: [
      {
        contentUrl: 'https://example.org/images/work-7-0123456789-1600.jpg',
        creditText: 'Анна Иванова',
        copyrightNotice: '© Анна Иванова',
        acquireLicensePage: 'https://example.org/contact?work=7',
      },
    ],
  });
  expect(crumbs).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, item: 'https://example.org/gallery' },
      { position: 2, item: 'https://example.org/gallery/landscape' },
      { position: 3, name: 'Туман', item: 'https://example.org/gallery/landscape/7' },
    ],
  });
});

test('it says where a category stands', () => {
  expect(dataOf(sampleEdition(), '/gallery/landscape')).toMatchObject([
    { '@type': 'BreadcrumbList', itemListElement: [{ position: 1 }, { position: 2 }] },
  ]);
});

test('it invents nothing, and tells no price', () => {
  const works = [sampleWork({ id: 7, desc: 'холст, 60х80', date: 'ок. 2010' })];
  const [artwork] = dataOf(sampleEdition({ works }), '/gallery/landscape/7');
  for (const field of ['artMedium', 'width', 'height', 'dateCreated', 'offers']) {
    expect(artwork).not.toHaveProperty(field);
  }
});

test.each([
  ['available', 'https://schema.org/InStock'],
  ['reserved', 'https://schema.org/Reserved'],
  ['sold', 'https://schema.org/SoldOut'],
  ['collection', 'https://schema.org/SoldOut'],
] as const)('it offers a work that is %s, without a price', (availability, expected) => {
  const works = [sampleWork({ id: 7, availability })];
  const [artwork] = dataOf(sampleEdition({ works }), '/gallery/landscape/7');
  expect(artwork).toHaveProperty('offers', {
    '@type': 'Offer',
    availability: expected,
    url: 'https://example.org/contact?work=7',
    seller: expect.objectContaining({ name: 'Анна Иванова' }),
  });
});

test('it offers nothing that is not for sale', () => {
  const works = [sampleWork({ id: 7, availability: 'not-for-sale' })];
  const [artwork] = dataOf(sampleEdition({ works }), '/gallery/landscape/7');
  expect(artwork).not.toHaveProperty('offers');
});

test('it describes a post, in the language of its words and only with a certain date', () => {
  const posts = [samplePost({ id: 1, date: 'май 2025' }), samplePost({ id: 2, date: 'давно' })];
  const edition = sampleEdition({ posts, language: 'en' });
  const [dated] = dataOf(edition, '/en/news/1');
  expect(dated).toMatchObject({
    '@type': 'NewsArticle',
    headline: 'Выставка 1',
    inLanguage: 'ru',
    datePublished: '2025-05',
    author: { name: 'Anna Ivanova' },
  });
  expect(dataOf(edition, '/en/news/2')[0]).not.toHaveProperty('datePublished');
});

test.each(['/', '/about'])('it introduces the artist on %s', (path) => {
  expect(dataOf(sampleEdition(), path)).toMatchObject([
    { '@type': 'Person', name: 'Анна Иванова', jobTitle: 'художник' },
  ]);
});

test('it describes the exhibition of a post, with its days and its place', () => {
  const exhibition = { from: '2027-03-12', to: '2027-04-04', place: 'Крым' };
  const posts = [samplePost({ id: 1, date: 'май 2025', exhibition })];
  const [article, event] = dataOf(sampleEdition({ posts }), '/news/1');
  expect(event).toMatchObject({
    '@type': 'ExhibitionEvent',
    '@id': 'https://example.org/news/1#exhibition',
    startDate: '2027-03-12',
    endDate: '2027-04-04',
    location: { '@type': 'Place', name: 'Крым', address: 'Крым' },
  });
  expect(article).toMatchObject({ about: { '@id': 'https://example.org/news/1#exhibition' } });
});
