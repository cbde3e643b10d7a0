import { spawnSync } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
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

const FAULTS: readonly (readonly [
  part: string,
  audits: typeof AUDITS,
  faults: readonly Fault[],
])[] = [
  [
    'links',
    [auditLinks, auditReach],
    [
      [`${WORK}: leads to nothing: /art/nope`, put('<a href="/art/nope">Nope</a>')],
      [`${WORK}: leads to nothing: /elsewhere`, put('<a href="/elsewhere">Nope</a>')],
      [
        `${WORK}: leads to a place that its page does not have: #nope`,
        put('<a href="#nope">Nope</a>'),
      ],
      [
        `${WORK}: has an address of a kind that is not allowed: javascript:alert(1)`,
        put('<a href="javascript:alert(1)">Nope</a>'),
      ],
      ...['<a href="PICTURE">Nope</a>', '<script src="PICTURE"></script>'].map(
        (html): Fault => [
          `${WORK}: has an address of a kind that is not allowed: data:image/webp`,
          put(html.replace('PICTURE', 'data:image/webp;base64,UklGRg==')),
        ],
      ),
      [
        `${WORK}: has an address of a kind that is not allowed: data:text/html`,
        put('<img src="data:text/html,Nope" width="1" height="1" alt="">'),
      ],
      [
        `${WORK}: leads to nothing: /art/images/nope.jpg`,
        replace(WORK, '/art/images/river-16.jpg 16w', '/art/images/nope.jpg 16w'),
      ],
      [
        `${WORK}: loads from another origin: https://example.net/a.css`,
        replace(WORK, 'href="/art/assets/styles.css"', 'href="https://example.net/a.css"'),
      ],
      [
        `${WORK}: leads to nothing: https://example.org/art/images/nope.jpg`,
        replace(WORK, 'images/river-preview.jpg', 'images/nope.jpg'),
      ],
      [
        `${WORK}: no page links to it`,
        replace(HOME, 'href="/art/gallery/landscape/1"', 'href="https://example.net"'),
      ],
      [
        `add/index.html: shall not be found, but ${WORK} links to it`,
        put('<a href="/art/add">Add</a>'),
      ],
    ],
  ],
  [
    'what machines read',
    [auditDataFiles],
    [
      [`${WORK}: has what is no JSON`, replace(WORK, '{"@context"', '{@context')],
      ['feed.json: has what is no JSON', replace('feed.json', '{', '')],
      ['feed.xml: has what is no XML', replace('feed.xml', '</entry>', '')],
      ['sitemap.xml: has what is no XML', replace('sitemap.xml', '</urlset>', '&nbsp;</urlset>')],
      [
        `${WORK}: leads to nothing: https://example.org/art/images/river-33.jpg`,
        replace(WORK, 'river-32.jpg"}', 'river-33.jpg"}'),
      ],
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
  ],
  [
    'policies',
    [auditPolicy],
    [
      [`${WORK}: its policy blocks its own script: alert(1)`, put('<script>alert(1)</script>')],
      [
        `${WORK}: its policy allows a script that no page has: 'sha256-`,
        replace(WORK, "script-src 'self'", "script-src 'self' 'sha256-AAAA='"),
      ],
      [`${WORK}: its policy blocks its own style`, replace(WORK, '@layer base;', '@layer other;')],
      [`${WORK}: has <p style=…>`, put('<p style="color: red">Red</p>')],
      [
        `${WORK}: has <img onerror=…>`,
        put('<img src="/art/images/river-16.jpg" width="1" height="1" alt="" onerror="alert(1)">'),
      ],
      [
        `${WORK}: has <b onclick=…>`,
        replace(
          WORK,
          '&lt;a href',
          '&lt;b onclick=&quot;alert(1)&quot;&gt;Bold&lt;/b&gt;&lt;a href',
        ),
      ],
      [
        `${WORK}: its policy allows 'unsafe-inline' in script-src`,
        replace(WORK, "script-src 'self'", "script-src 'self' 'unsafe-inline'"),
      ],
      [
        `${WORK}: its policy allows data: in script-src`,
        replace(WORK, "script-src 'self'", "script-src 'self' data:"),
      ],
      [`${WORK}: its policy lacks base-uri`, replace(WORK, "base-uri 'none'; ", '')],
      [
        `${WORK}: has 0 policies instead of one`,
        replace(WORK, 'http-equiv="Content-Security-Policy"', 'name="policy"'),
      ],
      [
        `${WORK}: has a <script> ahead of its policy`,
        replace(WORK, '<meta charset', '<script type="text/plain">early</script><meta charset'),
      ],
    ],
  ],
  [
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
      [
        `${WORK}: takes /art/images/river-16.jpg for 20 px wide, which has 16`,
        replace(WORK, 'river-16.jpg 16w', 'river-16.jpg 20w'),
      ],
      [
        `${WORK}: shows a picture without width and height: /art/images/river-32.jpg`,
        replace(WORK, ' width="32"', ''),
      ],
      [
        'images/river-preview.jpg: is no preview: jpeg, 1200×600',
        async (site) => site.write('images/river-preview.jpg', await picture('.jpg', 1200, 600)),
      ],
      [
        'site.webmanifest: has no icon of 512x512',
        async (site) => site.write('icons/icon-512.png', await picture('.png', 192, 192)),
      ],
    ],
  ],
  [
    'HTML',
    [auditHtml],
    [
      [`${WORK}: is not valid in line`, put('<p><div>Block</div></p>')],
      [`${WORK}: is not valid in line`, put('<p id="content">Twice</p>')],
      [`${WORK}: is not valid in line`, replace(WORK, '&lt;title&gt;Video&lt;/title&gt;', '')],
    ],
  ],
];

describe.each(FAULTS)('in %s', (_, audits, faults) => {
  test.each(faults)('it finds that %s', async (finding, spoil) => {
    const findings = await findingsAfter(spoil, audits);
    expect(
      findings.filter((found) => found.startsWith(finding)),
      findings.join('\n'),
    ).not.toEqual([]);
  });
});

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
