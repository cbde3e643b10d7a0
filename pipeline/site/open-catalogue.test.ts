import { expect, test } from 'vitest';
import { sampleSite, sampleWork } from '#catalogue/site.fixture.ts';
import { openCatalogue } from './open-catalogue.ts';

test('lists works in all languages with their pages and images', () => {
  const works = [
    sampleWork({
      id: 7,
      title: 'Туман',
      desc: 'холст, масло, 80х60 см',
      date: 'май 2019',
      availability: 'collection',
      collection: 'Анна Иванова',
    }),
    sampleWork({ id: 8, isListed: false }),
    sampleWork({ id: 9 }),
  ];
  const sites = [sampleSite({ works }), sampleSite({ works, language: 'en' })] as const;
  const { works: listed } = JSON.parse(openCatalogue(sites));
  expect(listed.map(({ id }: { id: number }) => id)).toEqual([7, 9]);
  expect(listed[1]).not.toHaveProperty('availability');
  expect(listed[0]).toMatchObject({
    id: 7,
    category: 'landscape',
    widthCm: 80,
    heightCm: 60,
    dateCreated: '2019-05',
    availability: 'collection',
    ru: { title: 'Туман', page: 'https://example.org/gallery/landscape/7' },
    en: {
      title: 'Туман',
      titleLanguage: 'ru',
      details: 'canvas, oil, 80×60 cm',
      collection: 'Anna Ivanova',
    },
  });
  expect(listed[0].pictures).toContainEqual({
    address: 'https://example.org/images/work-7-0123456789-350.avif',
    width: 350,
    height: 263,
  });
});
