import { expect, test } from 'vitest';
import { sampleWork } from '#catalogue/metadata/edition.fixture.ts';
import { vocabularyOf } from '#catalogue/words/vocabulary.ts';
import { workPage } from './work-view.ts';

const work = sampleWork({ id: 7, title: 'Туман', desc: 'холст, масло' });
const english = vocabularyOf('en', { холст: 'canvas', масло: 'oil' });

test('it describes a photo by title and technique where nobody has written more', () => {
  expect(workPage(work, 'en', english).alt).toBe('Туман, canvas, oil');
  expect(workPage(sampleWork({ id: 8, title: '' }), 'en', english).alt).toBe('');
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
  expect(alt).toBe('Пустая лодка');
  expect(imagesAlt).toEqual(['Край', 'Framed', '']);
});
