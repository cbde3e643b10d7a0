import { expect, test } from 'vitest';
import { sampleWork } from '#catalogue/site.fixture.ts';
import type { Language } from '#catalogue/texts/language.ts';
import { vocabularyOf } from '#catalogue/texts/vocabulary.ts';
import type { StoredWork } from '#catalogue/works/catalogue.ts';
import { altOf, makeWork } from './work.ts';

const english = vocabularyOf('en', { холст: 'canvas', масло: 'oil', собрание: 'collection' });

const made = (work: StoredWork, language: Language = 'ru') =>
  makeWork(work, language === 'en' ? english : vocabularyOf('ru'), 'Untitled');

const sample = sampleWork({ id: 7, title: 'Туман', desc: 'холст, масло', date: 'Минск, май 2019' });

test('describes a photo by title and technique unless the artist has described it', () => {
  expect(altOf(made(sample, 'en'))).toEqual({ text: 'Туман, canvas, oil', language: 'ru' });
  const untitled = made(sampleWork({ id: 8, title: '' }));
  expect(altOf(untitled)).toEqual({ text: 'Untitled', language: 'ru' });
});

test('takes descriptions of photos in the language, else in the first one', () => {
  const described = {
    ...sample,
    texts: {
      ru: { title: 'Туман', alt: 'Пустая лодка', imagesAlt: ['Край', 'В раме'] },
      en: { title: '', imagesAlt: ['', 'Framed'] },
    },
    detailPhotos: [sample.photo, sample.photo, sample.photo],
  };
  const work = made(described, 'en');
  expect(altOf(work)).toEqual({ text: 'Пустая лодка', language: 'ru' });
  expect(work.detailAlts).toEqual([
    { text: 'Край', language: 'ru' },
    { text: 'Framed', language: 'en' },
    undefined,
  ]);
});

test.each([
  ['Холст, масло, 80х60 см', 'холст', 'масло', { width: 80, height: 60 }],
  ['рисунок, карандаш, бумага 400х300 мм', 'бумага', 'карандаш', { width: 40, height: 30 }],
  // The photo shows that the height was written first.
  ['холст, 60х80 см', 'холст', '', undefined],
])('reads surface, medium and certain size of %j', (desc, surface, medium, size) => {
  const work = made(sampleWork({ id: 1, desc }));
  const materials = { media: [medium].filter(Boolean), surfaces: [surface].filter(Boolean) };
  expect(work.materials).toMatchObject(materials);
  expect(work.size).toEqual(size);
});
