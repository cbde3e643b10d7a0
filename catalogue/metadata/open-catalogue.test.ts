import { expect, test } from 'vitest';
import { sampleEdition, sampleWork } from './edition.fixture.ts';
import { openCatalogue } from './open-catalogue.ts';

test('it says whether a work can be had, where that is known, and names its collection', () => {
  const works = [
    sampleWork({ id: 7, availability: 'collection', collection: 'Анна Иванова' }),
    sampleWork({ id: 8 }),
  ];
  const editions = [sampleEdition({ works }), sampleEdition({ works, language: 'en' })] as const;
  const [held, unsaid] = JSON.parse(openCatalogue(editions)).works;
  expect(held).toMatchObject({
    availability: 'collection',
    ru: { collection: 'Анна Иванова' },
    en: { collection: 'Anna Ivanova' },
  });
  expect(unsaid).not.toHaveProperty('availability');
});

test('it gives the listed works with their words, pages and pictures', () => {
  const works = [
    sampleWork({ id: 7, title: 'Туман', desc: 'холст, масло, 80х60 см', date: 'май 2019' }),
    sampleWork({ id: 8, isListed: false }),
  ];
  const editions = [sampleEdition({ works }), sampleEdition({ works, language: 'en' })] as const;
  const { works: listed } = JSON.parse(openCatalogue(editions));
  expect(listed).toHaveLength(1);
  expect(listed[0]).toMatchObject({
    id: 7,
    category: 'landscape',
    widthCm: 80,
    heightCm: 60,
    dateCreated: '2019-05',
    ru: { title: 'Туман', page: 'https://example.org/gallery/landscape/7' },
    en: { title: 'Туман', titleLanguage: 'ru', details: 'canvas, oil, 80×60 cm' },
  });
  expect(listed[0].pictures).toContainEqual({
    address: 'https://example.org/images/work-7-0123456789-350.avif',
    width: 350,
    height: 263,
  });
});
