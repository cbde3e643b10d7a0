import { describe, expect, test } from 'vitest';
import type { GalleryEntry } from '#catalogue/content/gallery-entry.ts';
import { type Artwork, parseArtwork, parseDetailImage } from './artwork.ts';

const BARE: GalleryEntry = {
  id: 12,
  category: 'landscape',
  title: 'art-12',
  src: 'river-12.jpg',
  details: {},
};

test('it fills in everything that a bare entry leaves out', () => {
  expect(parseArtwork(BARE)).toEqual({
    id: 12,
    category: 'landscape',
    title: 'art-12',
    src: 'river-12.jpg',
    priority: 0,
    isListed: false,
    date: '',
    desc: '',
    detailImages: [],
    paragraphs: [],
    videos: [],
  });
});

test.each([
  ['true', true],
  ['True', false],
  [' true', false],
  ['false', false],
  ['', false],
])('it reads active %j as listed: %s', (active, isListed) => {
  expect(parseArtwork({ ...BARE, active }).isListed).toBe(isListed);
});

describe('the details', () => {
  test.each<[rule: string, details: GalleryEntry['details'], expected: Partial<Artwork>]>([
    ['drops empty video links', { vk_videos: [''], yt_videos: [' '] }, { videos: [] }],
    [
      'puts VK before YouTube',
      { yt_videos: ['https://youtu.be/aB3-dE5_gH7'], vk_videos: ['https://vk.com/video-1_2'] },
      {
        videos: [
          { player: 'vk', oid: '-1', id: '2' },
          { player: 'youtube', id: 'aB3-dE5_gH7' },
        ],
      },
    ],
    ['leaves out a link to no video', { vk_videos: ['https://example.org/'] }, { videos: [] }],
    [
      'tells local detail images from remote ones and drops empty ones',
      { images: ['', 'crop.jpg', 'https://example.org/a.jpg'] },
      {
        detailImages: [
          { place: 'local', name: 'crop.jpg' },
          { place: 'remote', address: 'https://example.org/a.jpg' },
        ],
      },
    ],
    [
      'gives every paragraph its list of classes and drops empty paragraphs',
      { text: [{ content: '{{1}}' }, { content: ' ' }, { content: 'A', classes: ['r'] }] },
      {
        paragraphs: [
          { content: '{{1}}', classes: [] },
          { content: 'A', classes: ['r'] },
        ],
      },
    ],
    ['trims date and description', { date: ' 2019 ', desc: '\t' }, { date: '2019', desc: '' }],
    [
      'writes the average colour as CSS does',
      { average_color: [7, 171, 255] },
      { averageColour: '#07abff' },
    ],
  ])('it %s', (_, details, expected) => {
    expect(parseArtwork({ ...BARE, details })).toMatchObject(expected);
  });
});

test.each([
  ['http://example.org/a.jpg', 'remote'],
  ['https://example.org/a.jpg', 'remote'],
  ['my-http.jpg', 'local'],
  ['folder/a.jpg', 'local'],
])('it takes the detail image %j for a %s one', (image, place) => {
  expect(parseDetailImage(image).place).toBe(place);
});
