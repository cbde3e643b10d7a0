import { expect, test } from 'vitest';
import { sampleWork } from '#catalogue/site.fixture.ts';
import { LABELS } from '#catalogue/texts/labels.ts';
import { addTranslations, setGalleryTexts, translationsIn } from './translations.ts';

test('it finds the texts of works as they are now, in Russian where the English one is missing', () => {
  const title = (language: string) =>
    translationsIn(language).t('landscape.art-12.title', { ns: 'gallery' });
  addTranslations('en', LABELS.en);
  setGalleryTexts([sampleWork({ id: 12, title: 'Туман', englishTitle: 'Mist' })]);
  expect(title('en')).toBe('Mist');
  addTranslations('ru', LABELS.ru);
  expect(title('ru')).toBe('Туман');
  setGalleryTexts([sampleWork({ id: 12, title: 'Река' })]);
  expect([title('en'), title('ru')]).toEqual(['Река', 'Река']);
});
