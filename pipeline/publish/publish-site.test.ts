import { describe, expect, test, vi } from 'vitest';
import { findProgram } from '#test/find-program.ts';
import { writeFiles } from '#test/temporary-folder.ts';
import * as hosts from './hosts.fixture.ts';
import { type Hashes, type Listing, parseListing, planPublication } from './publish-site.ts';

const SITE: hosts.Files = {
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
  ...(findProgram(['rsync']) && { server: hosts.createServer }),
  ftp: hosts.createFtp,
  storage: hosts.createStorage,
  'github-pages': hosts.createRepository,
});

async function publishedSite(host: hosts.Host): Promise<hosts.Files> {
  const ignored = /^\.published-gallery|^\.nojekyll$|^_headers$|\.br$|^about$/;
  const files = Object.entries(await host.files()).filter(([name]) => !ignored.test(name));
  return Object.fromEntries(files);
}

const { _headers, 'works.json.br': _, ...PUBLISHED } = SITE;

describe.each(HOSTS)('publishing to %s', (_, create) => {
  test('replaces changed pages and lost pictures, and removes former files', async () => {
    const host: hosts.Host = await create();
    const publish = await hosts.createPublisher(host);
    await publish(SITE);
    expect(await publishedSite(host)).toEqual(PUBLISHED);

    await host.lose?.('images/a-1.avif');
    // The changed page has the same length.
    const second = { 'index.html': '<img src="/images/a-1.AVIF">', 'images/a-1.avif': 'picture' };
    await publish(second);
    const former = { 'assets/site-1.js': 'script' };
    expect(await publishedSite(host)).toEqual({ ...second, ...former });

    await publish(second);
    expect(await publishedSite(host)).toEqual(second);
  });

  test('keeps the files of others, and a second site below it', async () => {
    const host = await create();
    const second = { 'art/index.html': 'second', 'art/.published-gallery': '{}' };
    const others = { ...second, 'a+b.txt': 'text' };
    await host.add(others);
    const publish = await hosts.createPublisher(host);
    await publish({ ...SITE, 'art/images/1.avif': 'picture' });
    for (let run = 0; run < 2; run += 1) await publish({ 'index.html': 'home' });
    expect(await publishedSite(host)).toEqual({ 'index.html': 'home', ...others });
  });

  test('changes nothing in a dry run', async () => {
    const host = await create();
    await (await hosts.createPublisher(host))(SITE, { isDryRun: true });
    expect(await host.files()).toEqual({});
    expect(console.log).toHaveBeenCalledWith('+ index.html');
  });
});

test.each([
  ['ftp', hosts.createFtp, (line: string) => (line.startsWith('RNTO index') ? '' : undefined)],
  ['storage', hosts.createStorage, (line: string) => (line === 'PUT index.html' ? '' : undefined)],
])('goes on at %s where a run was interrupted', async (_, create, breakAt) => {
  const host = await create();
  const publish = await hosts.createPublisher(host);
  const images = Array.from({ length: 200 }, (_, index) => [`images/${index}.avif`, 'picture']);
  const site: hosts.Files = { 'index.html': 'home', ...Object.fromEntries(images) };
  host.interfere(breakAt);
  await expect(publish(site)).rejects.toThrow('Run the command again to continue from there');
  expect(await publishedSite(host)).not.toHaveProperty(['index.html']);
  host.interfere(() => undefined);
  host.log.length = 0;
  await publish(site);
  expect(host.log.filter((line) => /^(STOR|PUT)/.test(line)).length).toBeLessThan(6);
  expect(await publishedSite(host)).toEqual(site);
});

test('stores each page for both of its URLs, with its headers, below the base path', async () => {
  const host = await hosts.createStorage();
  const files = { ...SITE, '404.html': 'missing', '404/index.html': 'missing' };
  await (await hosts.createPublisher(host))(files, { basePath: '/art/' });
  const page = { type: 'text/html; charset=utf-8', caching: 'no-cache' };
  expect(host.objects.get('art/about')).toMatchObject(page);
  const image = { type: 'image/avif', caching: 'public, max-age=31536000, immutable' };
  expect(host.objects.get('art/images/a-1.avif')).toMatchObject(image);
  // A stored /404 would be sent with status 200.
  const names = ['about', '404.html', '.published-gallery', ...Object.keys(PUBLISHED)].sort();
  expect([...host.objects.keys()].sort()).toEqual(names.map((name) => `art/${name}`));
});

test('pushes one commit, byte for byte, with the name of the site', async () => {
  const host = await hosts.createRepository();
  const publish = await hosts.createPublisher(host);
  vi.stubEnv('GIT_TRACE', '1');
  await publish({ 'index.html': 'first' });
  await publish({ 'index.html': 'second\r\n' }, { siteUrl: 'https://elena.example' });
  expect(host.git('rev-list', '--count', 'gh-pages')).toBe('1\n');
  expect(host.git('show', 'gh-pages:index.html')).toBe('second\r\n');
  expect(await host.files()).toMatchObject({ '.nojekyll': '', CNAME: 'elena.example\n' });
});

test('publishes after a killed run has left the lock of git', async () => {
  const host = await hosts.createRepository();
  const publish = await hosts.createPublisher(host);
  await publish({ 'index.html': 'first' });
  await writeFiles(publish.cacheDir, { 'github-pages.git/index.lock': '' });
  await publish({ 'index.html': 'second' });
  expect(await publishedSite(host)).toEqual({ 'index.html': 'second' });
});

function plan(built: Hashes, { files, former }: Listing) {
  const found = new Set(Object.keys({ ...files, ...former }));
  return planPublication(built, { files, former }, found);
}

test('sends hashed files, then data, then pages with their compressed forms', () => {
  const built = { 'index.html': '1', 'index.html.br': '1', 'a.json': '1', 'images/a.avif': '1' };
  const { stages, pending, finished } = plan(built, parseListing());
  expect(stages).toEqual([['images/a.avif'], ['a.json'], ['index.html', 'index.html.br']]);
  expect(Object.keys(pending.files)).toEqual(Object.keys(built));
  expect(finished).toEqual({ files: built, former: {} });
});

test('keeps the pictures of pages that only an interrupted publication has sent', () => {
  const second = { 'index.html': '2', 'images/b.avif': '1' };
  const listing = { files: second, former: { 'images/a.avif': '1' } };
  const { pending } = plan({ 'a/index.html': '1', 'images/a.avif': '1' }, listing);
  expect(plan(second, pending).removals).toEqual(['a/index.html']);
});

test('removes the files of an interrupted publication that no later one uses', () => {
  const first = { files: { 'index.html': '1', 'images/a.avif': '1' }, former: {} };
  const { pending } = plan({ 'index.html': '2', 'images/b.avif': '1', 'b.json': '1' }, first);
  const third = plan({ 'index.html': '3' }, pending);
  expect(third.removals).toEqual(['b.json']);
  expect(third.finished.former).toEqual({ 'images/a.avif': '1', 'images/b.avif': '' });
  expect(plan({ 'index.html': '3' }, third.finished).removals).toHaveLength(2);
});

test.each(['', 'not JSON', '{"files":[]}'])('reads %j as a listing without files', (text) => {
  expect(parseListing(text)).toEqual({ files: {}, former: {} });
});
