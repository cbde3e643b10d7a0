import sharp from 'sharp';
import { expect, onTestFinished, test, vi } from 'vitest';
import { publishedPictures } from './published-pictures.ts';

const image = sharp({ create: { width: 40, height: 30, channels: 3, background: '#a8321f' } });
const avif = await image.clone().avif().toBuffer();
const jpeg = await image.clone().jpeg().toBuffer();
const page = Buffer.from('<!doctype html>');

test.each([
  ['takes an AVIF', 'river-40.avif', avif, avif],
  ['takes a JPEG', 'river-40.jpg', jpeg, jpeg],
  ['refuses another width', 'other-80.avif', avif, undefined],
  ['refuses another format', 'renamed-40.avif', jpeg, undefined],
  ['refuses a page with status 200', 'page-40.avif', page, undefined],
  ['refuses a missing file', 'missing-40.avif', undefined, undefined],
])('%s that is published', async (_, file, body, expected) => {
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal('fetch', async (url: string) => {
    expect(url).toBe(`https://example.org/art/images/${file}`);
    return new Response(body && new Uint8Array(body), { status: body ? 200 : 404 });
  });
  const fetchPicture = publishedPictures({ siteUrl: 'https://example.org', basePath: '/art/' });
  expect(await fetchPicture(file)).toEqual(expected);
});

test.each([undefined, 'http://127.0.0.1:1'])('takes nothing from %s', async (siteUrl) => {
  const fetchPicture = publishedPictures({ siteUrl, basePath: '/' });
  expect(await fetchPicture('river-40.avif')).toBeUndefined();
});
