import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { embedUrl } from '#app/ui/video-player.ts';
import { parseVideoLink } from '#catalogue/works/video-links.ts';
import { contentPolicy } from './content-policy.ts';

const VISITED_PAGE = { scripts: [], styles: [], hasVideos: true, takesPhotos: false };

function sourcesOf(directive: string, source: Partial<typeof VISITED_PAGE> | object): string[] {
  const found = contentPolicy({ ...VISITED_PAGE, ...source })
    .split('; ')
    .find((each) => each.startsWith(`${directive} `));
  return found?.split(' ').slice(1) ?? [];
}

test('allows a page what is its own, and names everything that it may load', () => {
  expect(contentPolicy(VISITED_PAGE).split('; ')).toMatchInlineSnapshot(`
    [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      "frame-src https://www.youtube-nocookie.com https://vk.com https://vk.ru https://vkvideo.ru",
      "worker-src 'self'",
      "manifest-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'none'",
    ]
  `);
});

// Line breaks and encoding only: tools/site-audit compares all hashes of a built site with its scripts and styles.
test('allows a script by the hash of its text, with line breaks as browsers read them', () => {
  const hash = createHash('sha256').update('я()\nb()\nc()', 'utf8').digest('base64');
  const sources = sourcesOf('script-src', { scripts: ['я()\r\nb()\rc()'] });
  expect(sources).toEqual(["'self'", `'sha256-${hash}'`]);
});

test.each(['https://youtu.be/aB3-dE5_gH7', 'https://vkvideo.ru/video-12_345'])(
  'lets the player of %s into a frame',
  (url) => {
    const video = parseVideoLink(url);
    if (!video) throw new Error(`${url} is no video`);
    expect(sourcesOf('frame-src', {})).toContain(new URL(embedUrl(video)).origin);
  },
);

test('lets only the editor reach the repository and show photos of the visitor', () => {
  const host = 'https://api.github.com';
  expect(sourcesOf('connect-src', { host })).toEqual(["'self'", host]);
  expect(sourcesOf('img-src', { takesPhotos: true })).toEqual(["'self'", 'data:', 'blob:']);
});
