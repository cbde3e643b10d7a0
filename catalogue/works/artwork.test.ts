import { expect, test } from 'vitest';
import {
  averageColourOf,
  detailImagesOf,
  isListed,
  paragraphsOf,
  parseDetailImage,
  textOf,
  videosOf,
} from './artwork.ts';

test('it stands everything that a bare entry leaves out', () => {
  const bare = { details: {} };
  expect(isListed({})).toBe(false);
  expect(textOf(bare, 'date')).toBe('');
  expect(detailImagesOf(bare)).toEqual([]);
  expect(paragraphsOf(bare)).toEqual([]);
  expect(videosOf(bare)).toEqual([]);
  expect(averageColourOf(bare)).toBeUndefined();
});

test('it trims texts', () => {
  const details = { date: ' 2019 ', desc: '\t' };
  expect([textOf({ details }, 'date'), textOf({ details }, 'desc')]).toEqual(['2019', '']);
});

test('it gives every paragraph its list of classes and drops empty paragraphs', () => {
  const text = [{ content: '{{1}}' }, { content: ' ' }, { content: 'A', classes: ['r' as const] }];
  expect(paragraphsOf({ details: { text } })).toEqual([
    { content: '{{1}}', classes: [] },
    { content: 'A', classes: ['r'] },
  ]);
});

test('it puts VK before YouTube, and leaves out empty links and those to no video', () => {
  const details = {
    yt_videos: [' ', 'https://youtu.be/aB3-dE5_gH7'],
    vk_videos: ['', 'https://vk.com/video-1_2', 'https://example.org/'],
  };
  expect(videosOf({ details })).toEqual([
    { player: 'vk', oid: '-1', id: '2' },
    { player: 'youtube', id: 'aB3-dE5_gH7' },
  ]);
});

test('it writes the average colour as CSS does', () => {
  expect(averageColourOf({ details: { average_color: [7, 171, 255] } })).toBe('#07abff');
});

test.each([
  ['http://example.org/a.jpg', 'remote'],
  ['https://example.org/a.jpg', 'remote'],
  ['my-http.jpg', 'local'],
  ['folder/a.jpg', 'local'],
])('it takes the detail image %j for a %s one', (image, place) => {
  expect(parseDetailImage(image).place).toBe(place);
});
