// @module-tag full

import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditSite } from '#tools/site-audit/audit-site.ts';
import { type BuiltSite, readSite, type SitePlace } from '#tools/site-audit/built-site.ts';
import { openSite } from './open-site.ts';
import { build } from './run-build.ts';

/** In bytes: what a server sends at once, before it hears that anything has arrived. */
const SENT_AT_ONCE = 14 * 1024;

/** In bytes: what some networks let through of a foreign answer, less its headers. */
const LET_THROUGH = 16_000;

const STYLES = /<style>[\s\S]*?<\/style>/g;

let folder: string;
let place: SitePlace;
let site: BuiltSite;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'found-'));
  place = { dir: join(folder, 'site'), siteUrl: 'https://example.org', basePath: '/art/' };
  const run = await build({
    OUT_DIR: place.dir,
    SITE_URL: 'https://example.org',
    BASE_PATH: '/art',
  });
  expect(run.code, run.output).toBe(0);
  site = await readSite(place);
}, 300_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

test('it leaves nothing for the audit of a built site to find', async () => {
  const { findings, pages } = await auditSite(place);
  expect(findings).toEqual([]);
  expect(pages).toBeGreaterThan(360);
});

test('it puts every value that works are chosen by into the sitemap, told by words of its own', async () => {
  const { pages } = site;
  const listed = await readFile(join(place.dir, 'sitemap.xml'), 'utf8');
  const told = new Set<string>();
  let values = 0;
  for (const all of ['gallery/all', 'en/gallery/all']) {
    const page = pages.find(({ file }) => file === `${all}/index.html`);
    const links =
      page?.html.matchAll(/href="\/art\/((?:en\/)?gallery\/all\/[a-z]+\/[^"]+)"/g) ?? [];
    for (const path of new Set(Array.from(links, ([, link = '']) => link))) {
      expect.soft(listed).toContain(`<loc>https://example.org/art/${path}</loc>`);
      const html = pages.find(({ file }) => file === `${path}/index.html`)?.html ?? '';
      const [, title] = /<title>(.+?)<\/title>/.exec(html) ?? [];
      const [, description] = /<meta name="description" content="(.+?)"/.exec(html) ?? [];
      expect.soft(title && description, path).toBeTruthy();
      told.add(`${title}`).add(`${description}`);
      values += 1;
    }
  }
  expect(values).toBeGreaterThan(100);
  expect(told.size).toBe(2 * values);
});

test.each([
  ['the words of every page', (html: string) => html.replaceAll(STYLES, ''), SENT_AT_ONCE],
  ['the styles of every page', (html: string) => html.match(STYLES)?.join() ?? '', SENT_AT_ONCE],
  ['every page with its styles', (html: string) => html, LET_THROUGH],
])('it keeps %s small when compressed', (_, part, most) => {
  const { pages } = site;
  const heavy = pages
    .map(({ file, html }) => ({ file, bytes: gzipSync(part(html), { level: 9 }).length }))
    .filter(({ bytes }) => bytes > most);
  expect(pages.length).toBeGreaterThan(360);
  expect(heavy).toEqual([]);
});

/** Each holds two dozen works and all facets. */
const WITH_LINKED_STYLES = /^(en\/)?gallery\/all\//;

test('it links the styles of /gallery/all and the pages below, and holds those of every other page in it', () => {
  const linking = site.pages
    .filter(({ html }) => !/<head>.*<style>.*<style>.*<\/head>/s.test(html))
    .map(({ file }) => file);
  const expected = site.pages
    .map(({ file }) => file)
    .filter((file) => WITH_LINKED_STYLES.test(file));
  expect(expected.length).toBeGreaterThan(100);
  expect(linking).toEqual(expected);
});

/** Of a picture from a printer that is no fine one, in parts of a screen's. */
const PRINTED = { deviceScaleFactor: 2 };

/** In millimetres, with the margin that cameras ask for. */
const READABLE_MM = 15;

test('it prints labels of which a phone reads the public address of their works', async () => {
  const opened = await openSite(place);
  try {
    const page = await opened.browser.newPage(PRINTED);
    await page.goto(`${opened.root}/en/selection?works=46,126`);
    await page.getByRole('combobox', { name: 'On paper' }).selectOption('labels');
    await page.emulateMedia({ media: 'print' });
    const codes = page.locator('main li svg');
    await codes.first().waitFor();
    for (const [index, work] of ['dzen/46', 'architecture/126'].entries()) {
      const picture = await codes.nth(index).screenshot();
      const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({
        resolveWithObject: true,
      });
      const read = jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
      expect.soft(read).toBe(`https://example.org/art/en/gallery/${work}`);
      const widthMm = (info.width / PRINTED.deviceScaleFactor / 96) * 25.4;
      expect.soft(widthMm).toBeGreaterThanOrEqual(READABLE_MM);
    }
  } finally {
    await opened.close();
  }
});
