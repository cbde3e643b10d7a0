import { expect, test } from 'vitest';
import { sampleSite, sampleWork } from '#catalogue/site.fixture.ts';
import { openCatalogue } from './open-catalogue.ts';

test('lists works in all languages with their pages and images', () => {
  const sold = { availability: 'collection', collection: 'Анна Иванова' } as const;
  const facts = { desc: 'холст, масло, 80х60 см', date: 'май 2019' };
  const works = [
    sampleWork({ id: 7, title: 'Туман', ...facts, ...sold }),
    sampleWork({ id: 8, isListed: false }),
  ];
  const sites = [sampleSite({ works }), sampleSite({ works, language: 'en' })] as const;
  const { works: listed } = JSON.parse(openCatalogue(sites));
  const size = { widthCm: 80, heightCm: 60 };
  const english = { title: 'Туман', titleLanguage: 'ru', details: 'canvas, oil, 80×60 cm' };
  expect(listed).toMatchObject([
    {
      ...{ id: 7, category: 'landscape', ...size, dateCreated: '2019-05' },
      availability: 'collection',
      ru: { title: 'Туман', page: 'https://example.org/gallery/landscape/7' },
      en: { ...english, collection: 'Anna Ivanova' },
    },
  ]);
  const address = 'https://example.org/images/work-7-0123456789-350.avif';
  expect(listed[0].pictures).toContainEqual({ address, width: 350, height: 263 });
});
