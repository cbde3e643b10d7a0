import { expect, test } from 'vitest';
import { embedUrl, watchUrl } from '#app/ui/video-player.ts';
import { parseVideoLink, readVideoLink, type VideoLink } from './video-links.ts';

const YT = 'aB3-dE5_gH7';
const youtube: VideoLink = { player: 'youtube', id: YT };
const youtube42: VideoLink = { ...youtube, start: 42 };
const vk: VideoLink = { player: 'vk', oid: '-123', id: '456239017' };
const vkPerson: VideoLink = { player: 'vk', oid: '123', id: '456239017' };
const HASH = 'a1b2c3d4e5f60718';
const vkHidden: VideoLink = { ...vk, hash: HASH };
const VK_PLAYER = 'vk.com/video_ext.php?oid=-123&id=456239017';

test.each<[url: string, video: VideoLink]>([
  [`https://www.youtube.com/watch?v=${YT}`, youtube],
  [`https://m.youtube.com/watch?v=${YT}&t=90`, { ...youtube, start: 90 }],
  [`https://youtu.be/${YT}?si=AbCdEfGhIjKlMnOp&t=1m30s`, { ...youtube, start: 90 }],
  [`https://www.youtube.com/shorts/${YT}`, youtube],
  ['https://vk.com/clip-123_456239017', vk],
  [`https://www.youtube.com/embed/${YT}?start=42&rel=0`, youtube42],
  [`  HTTPS://WWW.YouTube.COM/watch?v=${YT}\n`, youtube],
  [`«https://youtu.be/\u200B${YT}»;`, youtube],
  [`<iframe title="A" src="https://youtube.com/embed/${YT}?a&amp;start=42"></iframe>`, youtube42],
  ['https://vk.com/video_ext.php?id=456239017&oid=123', vkPerson],
  ['https://vk.ru/video123_456239017?t=1m', vkPerson],
  ['https://vk.com/videos-123?z=video-123_456239017%2Fclub123%2Fpl_-123_-2', vk],
  ['https://vkvideo.ru/playlist/-9_3/video-123_456239017', vk],
  ['\uFEFFvkvideo.ru/video-\u00AD123_456239017\u00A0', vk],
  [`<iframe src='//${VK_PLAYER.replace('&', '&#38;')}&amp;hash=${HASH}'></iframe>`, vkHidden],
])('reads %s', (url, video) => {
  expect(parseVideoLink(url)).toEqual(video);
});

test.each([
  [`https://youtube.com.evil.org/watch?v=${YT}`, 'unknown'],
  // A Cyrillic у; below, a word as long as an id.
  [`https://\u0443outube.com/watch?v=${YT}`, 'unknown'],
  [`https://evil.org/?u=https://youtu.be/${YT}`, 'unknown'],
  ['https://www.youtube.com/watch?v=aB3-dE5"gH7', 'unknown'],
  ['https://youtu.be/videoseries', 'unknown'],
  [`data:text/html,https://youtu.be/${YT}`, 'unknown'],
  ['https://vk.com/video_ext.php?oid=--123&id=456', 'unknown'],
  ['https://vk.com/video_ext.php?oid=-123&id=456&hash="><script>', 'unknown'],
  ['https://fakevkvideo.ru/video-123_456', 'unknown'],
  ['https://www.youtube.com/playlist?list=PL1', 'playlist'],
  ['https://rutube.ru/video/0123456789abcdef/', 'rutube'],
  ['https://player.vimeo.com/video/12345', 'vimeo'],
])('finds no video in %j: %s', (url, doubt) => {
  expect(readVideoLink(url)).toBe(doubt);
});

test.each<[video: VideoLink, embed: string, watch: string]>([
  [
    { ...youtube, start: 90 },
    `https://www.youtube-nocookie.com/embed/${YT}?start=90`,
    `https://www.youtube.com/watch?v=${YT}&t=90s`,
  ],
  [vk, `https://${VK_PLAYER}&hd=2`, 'https://vkvideo.ru/video-123_456239017'],
  [vkHidden, `https://${VK_PLAYER}&hd=2&hash=${HASH}`, `https://${VK_PLAYER}&hd=2&hash=${HASH}`],
])('writes the player and the page of %j', (video, embed, watch) => {
  expect(embedUrl(video)).toBe(embed);
  expect(watchUrl(video)).toBe(watch);
  expect([embed, watch].map(parseVideoLink)).toEqual([video, video]);
});
