import { expect, test } from 'vitest';
import type { NewsEntry } from '#catalogue/schema/news-entry.ts';
import { parseNewsPost } from './news-post.ts';

const BARE: NewsEntry = {
  id: 5,
  title: 'Выставка',
  shortDesc: '',
  date: 'май 2024',
  image: 'news-5.jpg',
  content: { text: [] },
};

test('it fills in the lists that a bare post leaves out', () => {
  expect(parseNewsPost(BARE)).toEqual({
    id: 5,
    date: 'май 2024',
    image: 'news-5.jpg',
    images: [],
    videos: [],
    works: [],
    words: { ru: { title: 'Выставка', shortDesc: '', paragraphs: [], alt: '', imagesAlt: [] } },
  });
});

test.each<[rule: string, content: NewsEntry['content'], expected: object]>([
  [
    'reads its videos and drops empty ones',
    { text: [], vk_videos: ['', 'https://vkvideo.ru/video-1_2'] },
    { videos: [{ player: 'vk', oid: '-1', id: '2' }] },
  ],
])('it %s', (_, content, expected) => {
  expect(parseNewsPost({ ...BARE, content })).toMatchObject(expected);
});

test('it gives an exhibition of one day that day as its last', () => {
  const exhibition = { from: '2027-03-12', place: ' Минск ' };
  expect(parseNewsPost({ ...BARE, exhibition }).exhibition).toEqual({
    from: '2027-03-12',
    to: '2027-03-12',
    place: 'Минск',
  });
});
