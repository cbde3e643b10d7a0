import { expect, test } from 'vitest';
import { vocabularyOf } from '#catalogue/words/vocabulary.ts';
import { parseNewsPost } from './news-post.ts';
import { postView } from './post-view.ts';

test('it tells each text in English or, where there is none, in Russian, and says which', () => {
  const post = parseNewsPost({
    id: 5,
    title: 'Выставка',
    shortDesc: 'Коротко',
    date: 'май 2024',
    image: 'news-5.jpg',
    content: { text: ['Раз'], images: ['a.jpg', 'b.jpg'], imagesAlt: ['Зал', 'Двор'] },
    translations: { en: { title: 'Exhibition', text: [' '], imagesAlt: ['', 'The yard'] } },
  });
  const english = vocabularyOf('en', { май: 'May' });
  expect(postView(post, 'en', english)).toMatchObject({
    title: { text: 'Exhibition', language: 'en' },
    shortDesc: { text: 'Коротко', language: 'ru' },
    paragraphs: [{ text: 'Раз', language: 'ru' }],
    date: 'May 2024',
    imagesAlt: [
      { text: 'Зал', language: 'ru' },
      { text: 'The yard', language: 'en' },
    ],
  });
  expect(postView(post, 'ru', vocabularyOf('ru')).title.language).toBe('ru');
});
