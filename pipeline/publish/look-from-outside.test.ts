import { once } from 'node:events';
import { cp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { serveSite } from '#pipeline/server/serve-site.ts';
import { createTemporaryFolder } from '#test/temporary-folder.ts';
import { lookFromOutside } from './look-from-outside.ts';

const HEAD = '<link rel="stylesheet" href="/assets/site-1a.js"><img src="/images/river-1.avif">';

const SITE = {
  'index.html': `<!doctype html>${HEAD} home`,
  'gallery/index.html': `<!doctype html>${HEAD} gallery`,
  'gallery/landscape/12/index.html': `<!doctype html>${HEAD} river`,
  'en/index.html': `<!doctype html>${HEAD} home in English`,
  '404.html': '<!doctype html> not found',
  'assets/site-1a.js': 'script();'.repeat(500),
  'images/river-1.avif': 'picture',
  'sitemap.xml': '<urlset/>',
  'works.json': '{}',
};

/** A host that has taken the site over, and what became of it there. */
async function hosted(siteDir: string, change: (folder: string) => Promise<void> = async () => {}) {
  const folder = await createTemporaryFolder();
  await cp(siteDir, folder, { recursive: true });
  await change(folder);
  const server = await serveSite({ siteDir: folder, basePath: '/', port: 0 });
  onTestFinished(() => void server.close());
  return `http://localhost:${(server.address() as AddressInfo).port}/`;
}

function look(address: string, siteDir: string) {
  return lookFromOutside({ address, siteDir, patienceMs: 0 });
}

test('it tells what it has seen, and what a host does not do', async () => {
  const siteDir = await createTemporaryFolder(SITE);
  expect(await look(await hosted(siteDir), siteDir)).toMatchInlineSnapshot(`
    {
      "problems": [
        {
          "message": "scripts are sent uncompressed",
          "remedy": "turn on compression in the settings of the host or CDN",
          "severity": "notice",
        },
        {
          "message": "the address is not safe (http)",
          "remedy": "turn on https in the settings of the host, and write it into site.json",
          "severity": "notice",
        },
      ],
      "seen": [
        "4 pages are the ones that were just built",
        "pictures are there",
        "an unknown address is answered as not found",
        "the map for search engines is there",
      ],
    }
  `);
});

test.each([
  [
    'an old page',
    (folder: string) => writeFile(join(folder, 'index.html'), 'old'),
    'error',
    'is not the page that was just built',
  ],
  [
    'a page that was changed on its way',
    (folder: string) =>
      writeFile(join(folder, 'index.html'), SITE['index.html'].replace('<!doctype html>', '')),
    'notice',
    'but changed on its way',
  ],
  [
    'a page that is missing',
    (folder: string) => rm(join(folder, 'gallery'), { recursive: true }),
    'error',
    'gallery is answered with 404',
  ],
  [
    'a picture that is missing',
    (folder: string) => rm(join(folder, 'images'), { recursive: true }),
    'error',
    'images/river-1.avif is answered with 404, and pages need it',
  ],
  [
    'a map that is missing',
    (folder: string) => rm(join(folder, 'sitemap.xml')),
    'notice',
    'there is no sitemap.xml',
  ],
])('it tells of %s', async (_, change, severity, words) => {
  const siteDir = await createTemporaryFolder(SITE);
  const { problems } = await look(await hosted(siteDir, change), siteDir);
  expect(problems).toContainEqual({
    severity,
    message: expect.stringContaining(words),
    remedy: expect.any(String),
  });
});

test('it waits until a host shows what it has got', async () => {
  const siteDir = await createTemporaryFolder({ 'index.html': SITE['index.html'] });
  let asked = 0;
  const server = createServer((_request, response) => {
    asked += 1;
    response.end(asked === 1 ? 'old' : SITE['index.html']);
  }).listen(0, 'localhost');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = `http://localhost:${(server.address() as AddressInfo).port}/`;
  const { seen } = await lookFromOutside({ address, siteDir, patienceMs: 10_000 });
  expect(seen[0]).toBe('1 pages are the ones that were just built');
});

test('it says that nothing answers', async () => {
  const siteDir = await createTemporaryFolder(SITE);
  const { problems } = await look('http://localhost:9/', siteDir);
  expect(problems).toEqual([
    expect.objectContaining({ message: expect.stringContaining('does not answer') }),
  ]);
});
