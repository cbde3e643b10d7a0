import { expect, test } from 'vitest';
import { sampleWork } from '#catalogue/site/site.fixture.ts';
import { LABELS } from '#catalogue/words/labels.ts';
import { addTranslations, setGalleryTexts, translationsIn } from './translations.ts';

test('it has the namespaces, the fallback and the separator of spec §9', () => {
  addTranslations('en', LABELS.en);
  expect(translationsIn('en').options).toMatchObject({
    ns: ['translation', 'gallery'],
    defaultNS: 'translation',
    fallbackLng: ['ru'],
    keySeparator: '.',
  });
  expect(translationsIn('en').t('button.home')).toBe('Back to home');
});

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
