import { expect, test } from 'vitest';
import { sampleWork } from '#catalogue/metadata/edition.fixture.ts';
import { vocabularyOf } from '#catalogue/words/vocabulary.ts';
import { altOf, workPage } from './work-view.ts';

const work = sampleWork({ id: 7, title: 'Туман', desc: 'холст, масло' });
const english = vocabularyOf('en', { холст: 'canvas', масло: 'oil' });

test('it describes a photo by title and technique where nobody has written more', () => {
  const altIn = (each: typeof work) => altOf(workPage(each, 'en', english), 'Untitled');
  expect(altIn(work)).toEqual({ text: 'Туман, canvas, oil', language: 'ru' });
  expect(altIn(sampleWork({ id: 8, title: '' }))).toBe('Untitled');
});

test('it describes photos as somebody has, in the language or else in Russian', () => {
  const described = {
    ...work,
    words: {
      ru: { title: 'Туман', alt: 'Пустая лодка', imagesAlt: ['Край', 'В раме'] },
      en: { title: '', imagesAlt: ['', 'Framed'] },
    },
    detailPhotos: [work.photo, work.photo, work.photo],
  };
  const { alt, imagesAlt } = workPage(described, 'en', english);
  expect(alt).toEqual({ text: 'Пустая лодка', language: 'ru' });
  expect(imagesAlt).toEqual([
    { text: 'Край', language: 'ru' },
    { text: 'Framed', language: 'en' },
    undefined,
  ]);
});
