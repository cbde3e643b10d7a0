import { spawnSync } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { AUDITS, auditSite } from './audit-site.ts';
import { auditDataFiles } from './data-files.ts';
import { auditHtml } from './html-validity.ts';
import { auditLinks, auditReach } from './page-links.ts';
import { auditPolicy } from './page-policy.ts';
import { auditPictures } from './pictures.ts';
import { picture, SampleBuiltSite } from './sample-built-site.ts';

const HOME = 'index.html';
const WORK = 'gallery/landscape/1/index.html';

type Spoil = (site: SampleBuiltSite) => unknown;

/** What is found after something was done to a site without a fault. */
async function findingsAfter(spoil: Spoil, audits = AUDITS): Promise<readonly string[]> {
  const site = await SampleBuiltSite.make();
  await spoil(site);
  const place = await site.save();
  const { findings } = await auditSite(place, audits);
  await rm(place.dir, { recursive: true });
  return findings;
}

/** Puts markup into the body of a page. */
const put =
  (markup: string, file = WORK): Spoil =>
  (site) =>
    site.replace(file, '</main>', `${markup}</main>`);

const replace =
  (file: string, from: string, to: string): Spoil =>
  (site) =>
    site.replace(file, from, to);

const change = (from: string, to: string) => replace(WORK, from, to);

const GPS = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '53/1 54/1 0/1' } };

test('it finds nothing wrong with a site that is as it should be', async () => {
  expect(await findingsAfter(() => {})).toEqual([]);
});

test('it does without absolute addresses when the site does not know its own', async () => {
  const site = await SampleBuiltSite.make();
  const place = await site.save();
  const { findings } = await auditSite({ ...place, siteUrl: undefined }, [auditDataFiles]);
  expect(findings).toEqual([]);
  await rm(place.dir, { recursive: true });
});

type Fault = readonly [finding: string, spoil: Spoil];

const inWork = (finding: string, spoil: Spoil): Fault => [`${WORK}: ${finding}`, spoil];

/** Each of these faults is found by the audits of a part. */
function testFaults(part: string, audits: typeof AUDITS, faults: readonly Fault[]): void {
  test.each(faults)(`${part}: it finds that %s`, async (finding, spoil) => {
    const findings = await findingsAfter(spoil, audits);
    const found = findings.filter((each) => each.startsWith(finding));
    expect(found, findings.join('\n')).not.toEqual([]);
  });
}

testFaults(
  'links',
  [auditLinks, auditReach],
  [
    inWork('leads to nothing: /art/nope', put('<a href="/art/nope">Nope</a>')),
    inWork('leads to nothing: /elsewhere', put('<a href="/elsewhere">Nope</a>')),
    inWork('leads to a place that its page does not have: #nope', put('<a href="#nope">Nope</a>')),
    inWork(
      'has an address of a kind that is not allowed: javascript:alert(1)',
      put('<a href="javascript:alert(1)">Nope</a>'),
    ),
    ...['<a href="PICTURE">Nope</a>', '<script src="PICTURE"></script>'].map(
      (html): Fault => [
        `${WORK}: has an address of a kind that is not allowed: data:image/webp`,
        put(html.replace('PICTURE', 'data:image/webp;base64,UklGRg==')),
      ],
    ),
    inWork(
      'has an address of a kind that is not allowed: data:text/html',
      put('<img src="data:text/html,Nope" width="1" height="1" alt="">'),
    ),
    inWork(
      'leads to nothing: /art/images/nope.jpg',
      change('/art/images/river-16.jpg 16w', '/art/images/nope.jpg 16w'),
    ),
    inWork(
      'loads from another origin: https://example.net/a.css',
      change('href="/art/assets/styles.css"', 'href="https://example.net/a.css"'),
    ),
    inWork(
      'leads to nothing: https://example.org/art/images/nope.jpg',
      change('images/river-preview.jpg', 'images/nope.jpg'),
    ),
    inWork(
      'no page links to it',
      replace(HOME, 'href="/art/gallery/landscape/1"', 'href="https://example.net"'),
    ),
    [
      `add/index.html: shall not be found, but ${WORK} links to it`,
      put('<a href="/art/add">Add</a>'),
    ],
  ],
);

testFaults(
  'what machines read',
  [auditDataFiles],
  [
    inWork('has what is no JSON', change('{"@context"', '{@context')),
    ['feed.json: has what is no JSON', replace('feed.json', '{', '')],
    ['feed.xml: has what is no XML', replace('feed.xml', '</entry>', '')],
    ['sitemap.xml: has what is no XML', replace('sitemap.xml', '</urlset>', '&nbsp;</urlset>')],
    inWork(
      'leads to nothing: https://example.org/art/images/river-33.jpg',
      change('river-32.jpg"}', 'river-33.jpg"}'),
    ),
    [
      'feed.xml: leads to nothing: https://example.org/art/gallery/landscape/9',
      replace('feed.xml', 'landscape/1', 'landscape/9'),
    ],
    [
      'feed.json: leads to nothing: https://example.org/art/gallery/landscape/9',
      replace('feed.json', 'landscape/1', 'landscape/9'),
    ],
    [
      'robots.txt: leads to nothing: https://example.org/art/sitemap.xml',
      (site) => site.remove('sitemap.xml'),
    ],
  ],
);

testFaults(
  'policies',
  [auditPolicy],
  [
    inWork('its policy blocks its own script: alert(1)', put('<script>alert(1)</script>')),
    inWork(
      "its policy allows a script that no page has: 'sha256-",
      change("script-src 'self'", "script-src 'self' 'sha256-AAAA='"),
    ),
    inWork('its policy blocks its own style', change('@layer base;', '@layer other;')),
    inWork('has <p style=…>', put('<p style="color: red">Red</p>')),
    inWork(
      'has <img onerror=…>',
      put('<img src="/art/images/river-16.jpg" width="1" height="1" alt="" onerror="alert(1)">'),
    ),
    inWork(
      'has <b onclick=…>',
      replace(WORK, '&lt;a href', '&lt;b onclick=&quot;alert(1)&quot;&gt;Bold&lt;/b&gt;&lt;a href'),
    ),
    inWork(
      "its policy allows 'unsafe-inline' in script-src",
      change("script-src 'self'", "script-src 'self' 'unsafe-inline'"),
    ),
    inWork(
      'its policy allows data: in script-src',
      change("script-src 'self'", "script-src 'self' data:"),
    ),
    inWork('its policy lacks base-uri', change("base-uri 'none'; ", '')),
    inWork(
      'has 0 policies instead of one',
      change('http-equiv="Content-Security-Policy"', 'name="policy"'),
    ),
    inWork(
      'has a <script> ahead of its policy',
      change('<meta charset', '<script type="text/plain">early</script><meta charset'),
    ),
  ],
);

testFaults(
  'pictures',
  [auditPictures],
  [
    [
      'images/river-16.jpg: tells where it was taken (GPS)',
      async (site) => site.write('images/river-16.jpg', await picture('.jpg', 16, 12, GPS)),
    ],
    [
      'images/river-16.avif: tells where it was taken (GPS)',
      async (site) => site.write('images/river-16.avif', await picture('.avif', 16, 12, GPS)),
    ],
    [
      'images/river-16.jpg: tells Model',
      async (site) =>
        site.write(
          'images/river-16.jpg',
          await picture('.jpg', 16, 12, { IFD0: { Model: 'X100' } }),
        ),
    ],
    ['images/river-16.jpg: is no picture', (site) => site.write('images/river-16.jpg', 'text')],
    inWork(
      'takes /art/images/river-16.jpg for 20 px wide, which has 16',
      change('river-16.jpg 16w', 'river-16.jpg 20w'),
    ),
    inWork(
      'shows a picture without width and height: /art/images/river-32.jpg',
      change(' width="32"', ''),
    ),
    [
      'images/river-preview.jpg: is no preview: jpeg, 1200×600',
      async (site) => site.write('images/river-preview.jpg', await picture('.jpg', 1200, 600)),
    ],
    [
      'site.webmanifest: has no icon of 512x512',
      async (site) => site.write('icons/icon-512.png', await picture('.png', 192, 192)),
    ],
  ],
);

testFaults(
  'HTML',
  [auditHtml],
  [
    inWork('is not valid in line', put('<p><div>Block</div></p>')),
    inWork('is not valid in line', put('<p id="content">Twice</p>')),
    inWork('is not valid in line', change('&lt;title&gt;Video&lt;/title&gt;', '')),
  ],
);
test('its command fails for a site with a fault, and for a folder without pages, and for no other', async () => {
  const site = await SampleBuiltSite.make();
  const { dir, siteUrl } = await site.save();
  const spoilt = await site.remove('assets/seal.svg').save();
  const empty = join(dir, 'empty');
  await mkdir(empty);
  const statusOf = (folder: string) =>
    spawnSync(process.execPath, ['tools/site-audit/audit-command.ts'], {
      env: { ...process.env, OUT_DIR: folder, SITE_URL: siteUrl, BASE_PATH: '/art' },
    }).status;
  expect([dir, spoilt.dir, empty].map(statusOf)).toEqual([0, 1, 1]);
  await rm(dir, { recursive: true });
  await rm(spoilt.dir, { recursive: true });
});
