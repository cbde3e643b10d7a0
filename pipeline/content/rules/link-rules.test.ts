import { test } from 'vitest';
import { expectError, type FaultRow } from '#test/content-problems.ts';

test.each<FaultRow>([
  [
    'a public address that only this computer knows',
    (d) => d.set('site.json', ['address'], 'http://localhost:4173'),
    'site.json',
    'address',
    'no address at which others can find the site',
    'https://example.org',
  ],
  [
    'a link that runs a script',
    (d) => d.set('site.json', ['links', 'shop'], 'javascript:alert(1)'),
    'site.json',
    'links.shop',
    "starts with 'javascript:'",
    'https: or mailto:',
  ],
  [
    'a link that hides its host',
    (d) => d.set('site.json', ['links', 'shop'], 'https://vk.com@example.org'),
    'site.json',
    'links.shop',
    'hides its host',
    'before @',
  ],
  [
    'a link that is no address',
    (d) => d.set('site.json', ['links', 'shop'], 'my shop'),
    'site.json',
    'links.shop',
    "'my shop' is not an address",
    'in full',
  ],
  [
    'a detail image with a broken address',
    (d) => d.set('gallery.json', [0, 'details', 'images', 1], 'http//example.org/a.jpg'),
    'gallery.json',
    'art-2, details.images #2',
    'not an address',
    'in full',
  ],
  [
    'a video of another host',
    (d) => d.set('gallery.json', [0, 'details', 'vk_videos', 0], 'https://rutube.ru/video/1'),
    'gallery.json',
    'art-2, details.vk_videos #1',
    'neither a VK nor a YouTube video',
    'https://vk.com/video-123_456',
  ],
  [
    'a YouTube video among those of VK',
    (d) => d.set('gallery.json', [0, 'details', 'vk_videos', 0], 'https://youtu.be/aB3-dE5_gH7'),
    'gallery.json',
    'art-2, details.vk_videos #1',
    'is a YouTube video',
    "move it to 'yt_videos'",
  ],
  [
    'a YouTube video in the news',
    (d) => d.set('news.json', [0, 'content', 'vk_videos', 0], 'https://youtu.be/aB3-dE5_gH7'),
    'news.json',
    'post 1, content.vk_videos #1',
    'show VK videos only',
    'VK',
  ],
])('it refuses %s', async (_, change, ...expected) => {
  await expectError(change, expected);
});
