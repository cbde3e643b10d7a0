import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
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

const server = createServer((request, response) => {
  const content = FILES[request.url ?? ''];
  response.writeHead(content ? 200 : 404).end(content);
});
let site: { siteUrl: string; basePath: string };
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  site = { siteUrl: `http://127.0.0.1:${port}`, basePath: '/art/' };
});
afterAll(() => server.close());

test.each([
  ['river-40.avif', avif],
  ['river-40.jpg', jpeg],
])('it fetches the published picture %s', async (file, bytes) => {
  expect(await publishedPictures(site)(file)).toEqual(bytes);
});

test.each(['other-80.avif', 'renamed-40.avif', 'page-40.avif', 'missing-40.avif'])(
  'it does not take %s',
  async (file) => {
    expect(await publishedPictures(site)(file)).toBeUndefined();
  },
);

test('it asks nobody without a public URL', async () => {
  const { basePath } = site;
  const fetchPicture = publishedPictures({ siteUrl: undefined, basePath });
  expect(await fetchPicture('river-40.avif')).toBeUndefined();
});

test('it gives up on a host that does not answer', async () => {
  expect(
    await publishedPictures({ ...site, siteUrl: 'http://127.0.0.1:1' })('river-40.avif'),
  ).toBeUndefined();
});
