import { expect, test } from 'vitest';
import { FILTERS } from '#catalogue/works/categories.ts';
import { readShippedWords } from '#pipeline/content/shipped-words.ts';

const SHIPPED_WORDS = readShippedWords();

// Spec §2 and §3: the labels that it quotes, and the navigation in its order.
test.each([
  ['en', ['Home', 'About', 'News', 'Gallery', 'Contacts']],
  ['ru', ['Главная', 'О художнике', 'Новости', 'Галерея', 'Контакты']],
] as const)('the sections of the site have their names in %s', (language, names) => {
  const { home, about, news, gallery, contacts } = SHIPPED_WORDS[language];
  expect([home, about, news, gallery, contacts]).toEqual(names);
});

test.each([
  [
    'en',
    ['Loading ...', 'Details', 'Page not found', 'Back to home', 'Price upon request'],
    [
      'All',
      'Flowers',
      'Animals and birds',
      'Landscape',
      'Still-life',
      'Portrait',
      'Quick portrait',
      'Dzen',
      'Architecture',
    ],
  ],
  [
    'ru',
    [
      'Loading ...',
      'Подробнее',
      'Скорее всего данной страницы не существует',
      'На главную',
      'Цена по запросу',
    ],
    [
      'Все',
      'Цветы',
      'Животные и птицы',
      'Пейзаж',
      'Натюрморт',
      'Портрет',
      'Быстрый портрет',
      'Дзен',
      'Архитектура',
    ],
  ],
] as const)('its labels are those of the specification in %s', (language, labels, filters) => {
  const { loading, more, pageNotFound, button, priceOnRequest, category, filter } =
    SHIPPED_WORDS[language];
  expect([loading, more, pageNotFound, button.home, priceOnRequest]).toEqual(labels);
  expect(FILTERS.map((each) => (each === 'all' ? filter.all : category[each]))).toEqual(filters);
});

test('the copied e-mail address is told in the words of the specification', () => {
  expect(SHIPPED_WORDS.ru.emailCopied).toBe('Почта скопирована в буфер обмена');
});
