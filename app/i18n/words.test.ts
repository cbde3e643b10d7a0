import { expect, test } from 'vitest';
import { sampleWork } from '#catalogue/metadata/edition.fixture.ts';
import { LABELS } from '#catalogue/words/labels.ts';
import { addWords, setGalleryTexts, wordsIn } from './words.ts';

test('it has the namespaces, the fallback and the separator of spec §9', () => {
  addWords('en', LABELS.en);
  expect(wordsIn('en').options).toMatchObject({
    ns: ['translation', 'gallery'],
    defaultNS: 'translation',
    fallbackLng: ['ru'],
    keySeparator: '.',
  });
  expect(wordsIn('en').t('button.home')).toBe('Back to home');
});

test('it finds the texts of works as they are now, in Russian where the English one is missing', () => {
  const title = (language: string) =>
    wordsIn(language).t('landscape.art-12.title', { ns: 'gallery' });
  addWords('en', LABELS.en);
  setGalleryTexts([sampleWork({ id: 12, title: 'Туман', englishTitle: 'Mist' })]);
  expect(title('en')).toBe('Mist');
  addWords('ru', LABELS.ru);
  expect(title('ru')).toBe('Туман');
  setGalleryTexts([sampleWork({ id: 12, title: 'Река' })]);
  expect([title('en'), title('ru')]).toEqual(['Река', 'Река']);
});
