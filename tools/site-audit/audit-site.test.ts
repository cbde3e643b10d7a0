import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { createTemporaryFolder } from '#test/temporary-folder.ts';
import { auditSite } from './audit-site.ts';
import { type Files, picture, sampleSite } from './built-site.fixture.ts';

const WORK = 'gallery/landscape/1/index.html';

type Spoil = (files: Files) => unknown;

function replace(file: string, from: string, to: string): Spoil {
  return (files) => {
    const text = String(files[file]);
    expect(text).toContain(from);
    files[file] = text.replaceAll(from, () => to);
  };
}

const change = (from: string, to: string) => replace(WORK, from, to);
const put = (markup: string) => change('</main>', `${markup}</main>`);

test('finds nothing in a valid site', async () => {
  expect(await audit(() => undefined)).toEqual({ findings: [], pages: 4, files: 10 });
});

test.each<[finding: string, spoil: Spoil]>([
  ['leads to nothing: /art/nope', put('<a href="/art/nope">Nope</a>')],
  ['leads to a place that its page does not have: #nope', put('<a href="#nope">Nope</a>')],
  ['has an address of a kind that is not allowed: java', put('<a href="javascript:x()">Nope</a>')],
  ['loads from another origin', change('/art/assets/styles.css', 'https://example.net/a.css')],
  ['no page links to it', replace('index.html', '/art/gallery/landscape/1', 'https://example.net')],
  ['is not valid JSON', change('{"@context"', '{@context')],
  ['its policy blocks its own script: alert(1)', put('<script>alert(1)</script>')],
  ['has <p style=…>', put('<p style="color: red">Red</p>')],
  ['has <b onclick=…>', change('&lt;a href', '&lt;b onclick=&quot;alert(1)&quot;&gt;&lt;a href')],
  ["its policy allows 'unsafe-inline'", change("script-src 'self'", "script-src 'unsafe-inline'")],
  ['has 0 policies instead of one', change('http-equiv="Content-Security-Policy"', 'name="a"')],
  ['takes /art/images/river-16.jpg for 20 px wide, which has 16', change('16w', '20w')],
  ['shows a picture without width and height', change(' width="32"', '')],
  ['is not valid in line', put('<p><div>Block</div></p>')],
])(`finds in a page: %s`, async (finding, spoil) => {
  const { findings } = await audit(spoil);
  expect(findings).toContainEqual(expect.stringContaining(`${WORK}: ${finding}`));
});

const PHOTO = 'images/river-16.jpg';
const GPS = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '53/1 54/1 0/1' } };

test.each<[finding: string, spoil: Spoil]>([
  [`add/index.html: shall not be found, but ${WORK} links to it`, put('<a href="/art/add">A</a>')],
  ['feed.json: is not valid JSON', replace('feed.json', '{', '')],
  ['feed.xml: is not valid XML', replace('feed.xml', '</entry>', '&nbsp;</entry>')],
  ['robots.txt: leads to nothing: https', (files) => delete files['feed.xml']],
  [`${PHOTO}: has embedded data`, async (files) => (files[PHOTO] = await picture(16, GPS))],
])('finds in a site: %s', async (finding, spoil) => {
  expect((await audit(spoil)).findings).toContainEqual(expect.stringContaining(finding));
});

async function audit(spoil: Spoil) {
  const files = await sampleSite();
  await spoil(files);
  const dir = await createTemporaryFolder(files);
  return auditSite({ dir, siteUrl: 'https://example.org', basePath: '/art/' });
}

const PLACE = { SITE_URL: 'https://example.org', BASE_PATH: '/art' };

test('the command fails for a site with a fault, and for a folder without pages', async () => {
  const files = await sampleSite();
  const statusOf = async (content: Files) =>
    spawnSync(process.execPath, ['tools/site-audit/audit-command.ts'], {
      env: { ...process.env, ...PLACE, OUT_DIR: await createTemporaryFolder(content) },
    }).status;
  expect(await statusOf(files)).toBe(0);
  expect(await statusOf({ ...files, 'feed.json': '{' })).toBe(1);
  expect(await statusOf({ 'a.txt': '' })).toBe(1);
});
