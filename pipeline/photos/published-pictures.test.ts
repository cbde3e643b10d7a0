import { expect, onTestFinished, test, vi } from 'vitest';
import { flatPhoto } from './photo.fixture.ts';
import { publishedPictures } from './published-pictures.ts';

const avif = await flatPhoto('#a8321f', 40).avif().toBuffer();
const jpeg = await flatPhoto('#a8321f', 40).jpeg().toBuffer();
const page = Buffer.from('<!doctype html>');

test.each([
  ['takes an AVIF', 'river-40.avif', avif, avif],
  ['takes a JPEG', 'river-40.jpg', jpeg, jpeg],
  ['refuses another width', 'other-80.avif', avif, undefined],
  ['refuses another format', 'renamed-40.avif', jpeg, undefined],
  ['refuses a page with status 200', 'page-40.avif', page, undefined],
  ['refuses a missing file', 'missing-40.avif', undefined, undefined],
])('%s, and fetches the next picture', async (_, file, body, expected) => {
  onTestFinished(() => void vi.unstubAllGlobals());
  const bodies = { [file]: body, 'next-40.avif': avif };
  vi.stubGlobal('fetch', async (url: string) => {
    const found = bodies[url.replace('https://example.org/art/images/', '')];
    return new Response(found && new Uint8Array(found), { status: found ? 200 : 404 });
  });
  const fetchPicture = publishedPictures({ siteUrl: 'https://example.org', basePath: '/art/' });
  expect(await fetchPicture(file)).toEqual(expected);
  expect(await fetchPicture('next-40.avif')).toEqual(avif);
});

test.each([undefined, 'http://127.0.0.1:1'])('takes nothing from %s', async (siteUrl) => {
  const fetchPicture = publishedPictures({ siteUrl, basePath: '/' });
  expect(await fetchPicture('river-40.avif')).toBeUndefined();
});
