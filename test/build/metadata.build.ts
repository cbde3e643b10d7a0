// @module-tag full

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditSite } from '#tools/site-audit/audit-site.ts';
import { type BuiltSite, readSite, type SitePlace } from '#tools/site-audit/built-site.ts';
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
