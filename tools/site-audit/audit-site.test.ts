import { rm } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { AUDITS, auditSite } from './audit-site.ts';
import { auditHostFiles } from './host-files.ts';
import { auditHtml } from './html-validity.ts';
import { auditLists } from './lists.ts';
import { auditHeads } from './page-head.ts';
import { auditLinks, auditReach } from './page-links.ts';
import { auditPolicy } from './page-policy.ts';
import { auditPictures } from './pictures.ts';
import { auditPrecompressed } from './precompressed.ts';
import { picture, SampleBuiltSite } from './sample-built-site.ts';
import { auditStructuredData } from './structured-data.ts';

const HOME = 'index.html';
const WORK = 'gallery/landscape/1/index.html';
const ENGLISH_WORK = 'en/gallery/landscape/1/index.html';

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
  for (const list of ['sitemap.xml', 'feed.xml', 'feed.json']) site.remove(list);
  const place = await site.save();
  const { findings } = await auditSite({ ...place, siteUrl: undefined });
  expect(findings.filter((finding) => /sitemap|feed|canonical/.test(finding))).toEqual([]);
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
    'heads',
    [auditHeads],
    [
      [`${WORK}: has no description`, replace(WORK, 'About ru gallery/landscape/1', '')],
      [
        `add/index.html: names no manifest`,
        replace('add/index.html', 'rel="manifest"', 'rel="help"'),
      ],
      [
        "en/index.html: says that its language is 'ru'",
        replace('en/index.html', 'lang="en"', 'lang="ru"'),
      ],
      [
        `${WORK}, ${HOME}: have one title: Title ru `,
        replace(WORK, '<title>Title ru gallery/landscape/1', '<title>Title ru '),
      ],
      [
        `${WORK}: does not name itself as canonical: https://example.org/art/gallery/landscape/1`,
        replace(WORK, 'rel="canonical" href="https://example.org', 'rel="canonical" href="'),
      ],
      [
        `${WORK}: does not name https://example.org/art/en/gallery/landscape/1 as its en version`,
        replace(
          WORK,
          'hreflang="en" href="https://example.org/art/en/',
          'hreflang="en" href="https://example.org/art/',
        ),
      ],
      [`${ENGLISH_WORK}: has no alternate in the other language`, (site) => site.remove(WORK)],
      [`${WORK}: lacks og:site_name`, replace(WORK, 'og:site_name', 'og:site')],
      [
        'add/index.html: shall not be found, but may be',
        replace('add/index.html', 'noindex', 'all'),
      ],
      [
        `${WORK}: is hidden in one language only`,
        replace(
          WORK,
          '<meta name="viewport"',
          '<meta name="robots" content="noindex"><meta name="viewport"',
        ),
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
    'structured data',
    [auditStructuredData],
    [
      [`${WORK}: has data that are no JSON`, replace(WORK, '{"@context"', '{@context')],
      [`${WORK}: tells of no VisualArtwork`, replace(WORK, '"VisualArtwork"', '"Person"')],
      [
        `${WORK}: tells price of a VisualArtwork`,
        replace(WORK, '"width":', '"price":"100","width":'),
      ],
      [
        `${WORK}: tells a dateCreated that it does not say: 2020`,
        replace(WORK, '"2019"', '"2020"'),
      ],
      [
        `${WORK}: tells a dateCreated that it does not say: 2010`,
        replace(WORK, '"2019"', '"2010"'),
      ],
      [
        `${WORK}: tells a width that it does not say: 61`,
        replace(WORK, '"value":60', '"value":61'),
      ],
      [
        `${WORK}: tells of a ImageObject without creditText`,
        replace(WORK, '"creditText":"Анна",', ''),
      ],
      [
        `${WORK}: has data that lead to nothing: https://example.org/art/images/river-33.jpg`,
        replace(WORK, 'river-32.jpg","creditText', 'river-33.jpg","creditText'),
      ],
    ],
  ],
  [
    'lists',
    [auditLists],
    [
      ['sitemap.xml: is no XML', replace('sitemap.xml', '</urlset>', '&nbsp;</urlset>')],
      ['feed.xml: is no XML', replace('feed.xml', '</entry>', '')],
      [
        'feed.xml: has an entry without <updated>',
        replace('feed.xml', '<updated>2019-01-01T00:00:00Z</updated><summary>', '<summary>'),
      ],
      [
        'feed.xml: has a moment that is none: 2019',
        replace('feed.xml', '2019-01-01T00:00:00Z', '2019'),
      ],
      [
        'feed.xml: leads to nothing: https://example.org/art/gallery/landscape/9',
        replace('feed.xml', 'landscape/1', 'landscape/9'),
      ],
      ['feed.json: is no JSON Feed 1.1', replace('feed.json', 'version/1.1', 'version/1')],
      ['en/feed.json: is not there', (site) => site.remove('en/feed.json')],
      [
        'sitemap.xml: lacks https://example.org/art/en/gallery/landscape/1',
        replace(
          'sitemap.xml',
          '<url><loc>https://example.org/art/en/gallery/landscape/1</loc><lastmod>2019-01-01</lastmod></url>',
          '',
        ),
      ],
      [
        'sitemap.xml: lists gallery/landscape/2/index.html, which shall not be found',
        replace(
          'sitemap.xml',
          '<loc>https://example.org/art/gallery/landscape/1<',
          '<loc>https://example.org/art/gallery/landscape/2<',
        ),
      ],
      [
        'sitemap.xml: has a lastmod that is no day: 2019-01',
        replace('sitemap.xml', '2019-01-01', '2019-01'),
      ],
      ["robots.txt: lacks 'Clean-param: id&photo&work'", replace('robots.txt', '&photo', '')],
      ['licences.txt: is not there', (site) => site.remove('licences.txt')],
      ['catalogue.json: tells a price', replace('catalogue.json', '"page"', '"price":1,"page"')],
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
    'host files',
    [auditHostFiles, auditPrecompressed],
    [
      [
        '_headers: gives not every answer its x-content-type-options',
        replace('_headers', 'nosniff', 'sniff'),
      ],
      [
        '_headers: does not let browsers keep images',
        replace('_headers', '/art/images/*', '/art/icons/*'),
      ],
      ['_headers: lets search engines list add-works.json', replace('_headers', 'noindex', 'all')],
      [
        '_headers: has a line of',
        replace('_headers', 'max-age=31536000\n', `max-age=31536000${' '.repeat(2000)};\n`),
      ],
      ['_redirects: leads to nothing', (site) => site.remove('en/404.html')],
      [
        'assets/styles.css.gz: holds something else than assets/styles.css',
        (site) => site.write('assets/styles.css', 'body { margin: 1px; }'),
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
