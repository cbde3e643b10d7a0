import { expect, test } from 'vitest';
import { samplePost, sampleWork } from '#catalogue/site.fixture.ts';
import type { Language } from '#catalogue/texts/language.ts';
import { vocabularyOf } from '#catalogue/texts/vocabulary.ts';
import type { StoredPost } from '#catalogue/works/catalogue.ts';
import { makeWork } from '#catalogue/works/work.ts';
import { makePost } from './post.ts';

const russian = vocabularyOf('ru');
const english = vocabularyOf('en', { май: 'May' });
const work = makeWork(sampleWork({ id: 7, isListed: false }), russian, '');

const made = (post: StoredPost, language: Language = 'ru') =>
  makePost(post, language === 'en' ? english : russian, new Map([[7, work]]));

test('takes each text in the language, else in the first one', () => {
  const post = samplePost({
    id: 5,
    title: 'Выставка',
    shortDesc: 'Коротко',
    date: 'май 2024',
    content: { text: ['Раз'], images: ['a.jpg', 'b.jpg'], imagesAlt: ['Зал', 'Двор'] },
    translations: { en: { title: 'Exhibition', text: [' '], imagesAlt: ['', 'The yard'] } },
  });
  expect(made({ ...post, photos: [post.photo, post.photo] }, 'en')).toMatchObject({
    title: { text: 'Exhibition', language: 'en' },
    shortDesc: { text: 'Коротко', language: 'ru' },
    paragraphs: [{ text: 'Раз', language: 'ru' }],
    date: 'May\u00a02024',
    created: '2024-05',
    photoAlts: [{ text: 'Зал' }, { text: 'The yard' }],
  });
});

test('ends an exhibition of one day on that day, and knows its works and videos', () => {
  const post = samplePost({
    id: 1,
    date: '2027',
    exhibition: { from: '2027-03-12', place: ' Минск ' },
    works: [7, 7, 99],
    content: { text: [], vk_videos: ['', 'https://vkvideo.ru/video-1_2'] },
  });
  expect(made(post)).toMatchObject({
    exhibition: { from: '2027-03-12', to: '2027-03-12', place: 'Минск' },
    videos: [{ player: 'vk', oid: '-1', id: '2' }],
    works: [work],
  });
});
