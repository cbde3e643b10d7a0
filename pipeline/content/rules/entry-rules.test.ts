import { test } from 'vitest';
import { expectError, expectNotice, type FaultRow } from '#test/content-problems.ts';

test.each<FaultRow>([
  [
    'an id used twice',
    (d) => d.set('gallery.json', [1, 'id'], 2).set('gallery.json', [1, 'title'], 'art-2'),
    'gallery.json',
    'art-2, id',
    'the id 2 is used twice, first by entry no. 1',
    'such as 3',
  ],
])('it refuses %s', async (_, change, ...expected) => {
  await expectError(change, expected);
});

test.each<FaultRow>([
  [
    'an empty string among videos',
    (d) => d.set('gallery.json', [1, 'details', 'vk_videos'], ['']),
    'gallery.json',
    'art-1, details.vk_videos #1',
    'empty',
    'remove it',
  ],
  [
    'an empty string among detail images',
    (d) => d.set('gallery.json', [1, 'details', 'images'], [' ']),
    'gallery.json',
    'art-1, details.images #1',
    'empty',
    'remove it',
  ],
  [
    'an empty paragraph',
    (d) => d.set('news.json', [0, 'content', 'text', 1], ''),
    'news.json',
    'post 1, content.text #2',
    'empty',
    'remove it',
  ],
])('it notes %s', async (_, change, ...expected) => {
  await expectNotice(change, expected);
});
