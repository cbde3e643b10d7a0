import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { publishedPictures } from './published-pictures.ts';

const image = sharp({ create: { width: 40, height: 30, channels: 3, background: '#a8321f' } });
const avif = await image.clone().avif().toBuffer();
const jpeg = await image.clone().jpeg().toBuffer();

const FILES: Readonly<Record<string, Buffer | string>> = {
  '/art/images/river-40.avif': avif,
  '/art/images/river-40.jpg': jpeg,
  '/art/images/other-80.avif': avif,
  '/art/images/renamed-40.avif': jpeg,
  '/art/images/page-40.avif': '<!doctype html>',
};

let site: { siteUrl: string; basePath: string };

beforeAll(async () => {
  const server = createServer((request, response) => {
    const content = FILES[request.url ?? ''];
    response.writeHead(content ? 200 : 404).end(content);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  site = { siteUrl: `http://127.0.0.1:${port}`, basePath: '/art/' };
  return () => server.close();
});

test('fetches published pictures', async () => {
  const fetchPicture = publishedPictures(site);
  expect(await fetchPicture('river-40.avif')).toEqual(avif);
  expect(await fetchPicture('river-40.jpg')).toEqual(jpeg);
});

test.each(['other-80.avif', 'renamed-40.avif', 'page-40.avif', 'missing-40.avif'])(
  'does not take %s',
  async (file) => {
    expect(await publishedPictures(site)(file)).toBeUndefined();
  },
);

test('fetches nothing without a public URL, or from a host that does not answer', async () => {
  for (const siteUrl of [undefined, 'http://127.0.0.1:1']) {
    const fetchPicture = publishedPictures({ ...site, siteUrl });
    expect(await fetchPicture('river-40.avif')).toBeUndefined();
  }
});
