import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTemporaryFolder, writeFiles } from '#test/temporary-folder.ts';
import { openBucket } from './bucket.ts';
import { publishSite } from './publish-site.ts';
import { startStorage } from './storage.fixture.ts';
import type { StorageSettings } from './storage-settings.ts';

const SITE = {
  'index.html': 'home',
  '404.html': 'nothing here',
  '404/index.html': 'the page of the route table',
  'gallery/index.html': 'gallery',
  'gallery/landscape/12/index.html': 'a river',
  'gallery/landscape/works.json': 'works of the category',
  'gallery/landscape/works.json.br': 'compressed',
  'gallery/landscape/works.json.gz': 'compressed',
  'assets/entry-1a.js': 'script',
  'images/river-1a-700.avif': 'picture',
  'favicon.ico': 'icon',
  _headers: 'for another host',
  _redirects: 'for another host',
};

const FOREVER = 'public, max-age=31536000, immutable';

let siteDir: string;
let storage: Awaited<ReturnType<typeof startStorage>>;

beforeEach(async () => {
  storage = await startStorage();
  siteDir = await createTemporaryFolder(SITE);
});
afterEach(() => storage.stop());

interface Options extends Partial<StorageSettings> {
  readonly isDryRun?: boolean;
  readonly basePath?: string;
}

function publish({ isDryRun = false, basePath = '/', ...settings }: Options = {}) {
  const bucket = openBucket({ ...storage.settings, ...settings });
  return publishSite({ siteDir, basePath, bucket, isDryRun, onChange: () => {} });
}

function sent(): string[] {
  return storage.requests.splice(0).filter((request) => /^(PUT|DELETE)/.test(request));
}

test('it uploads pictures and scripts first, data after them, and pages last', async () => {
  await publish();
  const stages = [
    ['PUT assets/entry-1a.js', 'PUT images/river-1a-700.avif'],
    ['PUT favicon.ico', 'PUT gallery/landscape/works.json'],
    [
      'PUT 404.html',
      'PUT gallery',
      'PUT gallery/index.html',
      'PUT gallery/landscape/12',
      'PUT gallery/landscape/12/index.html',
      'PUT index.html',
    ],
  ];
  const order = sent();
  for (const stage of stages) expect(order.splice(0, stage.length).sort()).toEqual(stage);
  expect(order).toEqual([]);
});

test.each([
  ['gallery', 'text/html; charset=utf-8', 'no-cache'],
  ['gallery/index.html', 'text/html; charset=utf-8', 'no-cache'],
  ['gallery/landscape/works.json', 'application/json; charset=utf-8', 'no-cache'],
  ['images/river-1a-700.avif', 'image/avif', FOREVER],
  ['assets/entry-1a.js', 'text/javascript; charset=utf-8', FOREVER],
])('it tells the storage what %s is, and how long it may be kept', async (key, type, caching) => {
  await publish();
  expect(storage.objects.get(key)?.headers).toMatchObject({
    'content-type': type,
    'cache-control': caching,
  });
});

test('it sends nothing again that has not changed', async () => {
  await publish();
  sent();
  await writeFiles(siteDir, { 'gallery/index.html': 'another gallery' });
  expect(await publish()).toEqual({ uploaded: 2, unchanged: 8, removed: 0 });
  expect(sent().sort()).toEqual(['PUT gallery', 'PUT gallery/index.html']);
  expect(storage.objects.get('gallery')?.body.toString()).toBe('another gallery');
});

test('it keeps old pictures and scripts, removes old pages, and leaves what others have put there', async () => {
  await publish();
  sent();
  storage.objects.set('letter +%.html', { headers: {}, body: Buffer.from('not ours') });
  for (const gone of ['gallery/landscape', 'assets', 'images']) {
    await rm(join(siteDir, gone), { recursive: true });
  }
  expect(await publish()).toMatchObject({ uploaded: 0, removed: 3 });
  expect(sent().sort()).toEqual([
    'DELETE gallery/landscape/12',
    'DELETE gallery/landscape/12/index.html',
    'DELETE gallery/landscape/works.json',
  ]);
  expect([...storage.objects.keys()]).toEqual(
    expect.arrayContaining(['letter +%.html', 'assets/entry-1a.js', 'images/river-1a-700.avif']),
  );
});

test('it leaves the pages alone when a picture could not be sent, and goes on from there', async () => {
  storage.failAt((request) => request === 'PUT images/river-1a-700.avif');
  await expect(publish()).rejects.toThrow(
    /does not answer .+\n\d of 10 files are in place; run it again/,
  );
  expect(sent()).not.toContain('PUT index.html');
  storage.failAt(() => false);
  expect(await publish()).toMatchObject({ uploaded: 9, unchanged: 1 });
  expect(sent()).not.toContain('PUT assets/entry-1a.js');
});

test('it asks again when a connection breaks', async () => {
  let isBroken = true;
  storage.failAt((request) => {
    const isFailing = isBroken && request === 'PUT index.html';
    if (isFailing) isBroken = false;
    return isFailing;
  });
  expect(await publish()).toMatchObject({ uploaded: 10 });
  expect(storage.objects.get('index.html')?.body.toString()).toBe('home');
});

test('it only says what it would do in a dry run', async () => {
  expect(await publish({ isDryRun: true })).toEqual({ uploaded: 10, unchanged: 0, removed: 0 });
  expect(sent()).toEqual([]);
});

test('it puts a site below a base path into a folder of that name', async () => {
  await publish({ basePath: '/art/' });
  expect([...storage.objects.keys()].sort()).toEqual(
    expect.arrayContaining(['art/404.html', 'art/gallery', 'art/images/river-1a-700.avif']),
  );
  expect([...storage.objects.keys()].filter((key) => !key.startsWith('art/'))).toEqual([]);
});

test.each<[string, Options, RegExp]>([
  ['a wrong key', { secretAccessKey: 'another' }, /refuses the key; check AWS_ACCESS_KEY_ID .+403/],
  ['a missing bucket', { bucket: 'other' }, /no bucket 'other' at .+; check 'bucket' and 'endpo/],
])('it names %s', async (_, options, message) => {
  await expect(publish(options)).rejects.toThrow(message);
});

test('it says that nobody answers at the address', async () => {
  const { settings, stop } = await startStorage();
  await stop();
  await expect(publish({ endpoint: settings.endpoint })).rejects.toThrow(
    /localhost:\d+ does not answer \(ECONNREFUSED\)/,
  );
});

test('it says that there is no site yet', async () => {
  await rm(join(siteDir, 'index.html'));
  await expect(publish()).rejects.toThrow(/There is no site in .+; make it by 'npm run build'/);
});
