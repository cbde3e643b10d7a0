import { describe, expect, test, vi } from 'vitest';
import { findProgram } from '#test/find-program.ts';
import { writeFiles } from '#test/temporary-folder.ts';
import {
  createFtp,
  createPublisher,
  createRepository,
  createServer,
  createStorage,
  type Files,
  type Host,
} from './hosts.fixture.ts';

const SITE: Files = {
  'index.html': '<img src="/images/a-1.avif">',
  'about/index.html': 'about',
  'works.json': '{}',
  'пресса [1].txt': 'press',
  'works.json.br': 'compressed',
  _headers: '/*',
  'assets/site-1.js': 'script',
  'images/a-1.avif': 'picture',
};

const HOSTS = Object.entries({
  ...(findProgram(['rsync']) && { server: createServer }),
  ftp: createFtp,
  storage: createStorage,
  'github-pages': createRepository,
});

/** Without our own files, and those that only servers or storage get. */
async function publishedSite(host: Host): Promise<Files> {
  const ignored = /^\.published-gallery|^\.nojekyll$|^_headers$|\.br$|^about$/;
  const files = Object.entries(await host.files()).filter(([name]) => !ignored.test(name));
  return Object.fromEntries(files);
}

const { _headers, 'works.json.br': _, ...PUBLISHED } = SITE;

describe.each(HOSTS)('publishing to %s', (_, create) => {
  test('removes former files, but hashed ones one publication later', async () => {
    const host = await create();
    const publish = await createPublisher(host);
    await publish(SITE);
    expect(await publishedSite(host)).toEqual(PUBLISHED);

    const second = { 'index.html': '<img src="/images/b-2.avif">', 'images/b-2.avif': 'other' };
    await publish(second);
    const former = { 'assets/site-1.js': 'script', 'images/a-1.avif': 'picture' };
    expect(await publishedSite(host)).toEqual({ ...second, ...former });

    await publish(second);
    expect(await publishedSite(host)).toEqual(second);
  });

  test('replaces pages of the same length, and pictures that the host has lost', async () => {
    const host: Host = await create();
    const publish = await createPublisher(host);
    await publish(SITE);
    await host.lose?.('images/a-1.avif');
    const second = { ...SITE, 'index.html': '<img src="/images/a-1.AVIF">' };
    await publish(second);
    expect(await publishedSite(host)).toEqual({ ...PUBLISHED, 'index.html': second['index.html'] });
  });

  test('keeps the files of others, and a second site below it', async () => {
    const host = await create();
    const second = { 'art/index.html': 'second', 'art/.published-gallery': '{}' };
    const others = { ...second, 'a+b.txt': 'text' };
    await host.add(others);
    const publish = await createPublisher(host);
    await publish({ ...SITE, 'art/images/1.avif': 'picture' });
    for (let run = 0; run < 2; run += 1) await publish({ 'index.html': 'home' });
    expect(await publishedSite(host)).toEqual({ 'index.html': 'home', ...others });
  });

  test('changes nothing in a dry run', async () => {
    const host = await create();
    await (await createPublisher(host))(SITE, { isDryRun: true });
    expect(await host.files()).toEqual({});
    expect(console.log).toHaveBeenCalledWith('+ index.html');
  });
});

test.each([
  ['ftp', createFtp, (line: string) => (line.startsWith('RNTO index') ? '' : undefined)],
  ['storage', createStorage, (line: string) => (line === 'PUT index.html' ? '' : undefined)],
])('goes on at %s where a run was interrupted', async (_, create, breakAt) => {
  const host = await create();
  const publish = await createPublisher(host);
  const images = Array.from({ length: 200 }, (_, index) => [`images/${index}.avif`, 'picture']);
  const site: Files = { 'index.html': 'home', ...Object.fromEntries(images) };
  host.interfere(breakAt);
  await expect(publish(site)).rejects.toThrow('Run it again to go on from there');
  expect(await publishedSite(host)).not.toHaveProperty(['index.html']);
  host.interfere(() => undefined);
  host.log.length = 0;
  await publish(site);
  expect(host.log.filter((line) => /^(STOR|PUT)/.test(line)).length).toBeLessThan(6);
  expect(await publishedSite(host)).toEqual(site);
});

test('stores each page for both of its URLs, with its headers, below the base path', async () => {
  const host = await createStorage();
  const files = { ...SITE, '404.html': 'missing', '404/index.html': 'missing' };
  await (await createPublisher(host))(files, { basePath: '/art/' });
  const page = { type: 'text/html; charset=utf-8', caching: 'no-cache' };
  expect(host.objects.get('art/about')).toMatchObject(page);
  const image = { type: 'image/avif', caching: 'public, max-age=31536000, immutable' };
  expect(host.objects.get('art/images/a-1.avif')).toMatchObject(image);
  // A stored /404 would be sent with status 200.
  const names = ['about', '404.html', '.published-gallery', ...Object.keys(PUBLISHED)].sort();
  expect([...host.objects.keys()].sort()).toEqual(names.map((name) => `art/${name}`));
});

test('pushes one commit, byte for byte, with the name of the site', async () => {
  const host = await createRepository();
  const publish = await createPublisher(host);
  vi.stubEnv('GIT_TRACE', '1');
  await publish({ 'index.html': 'first' });
  await publish({ 'index.html': 'second\r\n' }, { siteUrl: 'https://elena.example' });
  expect(host.git('rev-list', '--count', 'gh-pages')).toBe('1\n');
  expect(host.git('show', 'gh-pages:index.html')).toBe('second\r\n');
  expect(await host.files()).toMatchObject({ '.nojekyll': '', CNAME: 'elena.example\n' });
});

test('publishes after a killed run has left the lock of git', async () => {
  const host = await createRepository();
  const publish = await createPublisher(host);
  await publish({ 'index.html': 'first' });
  await writeFiles(publish.cacheDir, { 'github-pages.git/index.lock': '' });
  await publish({ 'index.html': 'second' });
  expect(await publishedSite(host)).toEqual({ 'index.html': 'second' });
});
