import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditSite } from '#tools/site-audit/audit-site.ts';
import { readSite, type SitePlace } from '#tools/site-audit/built-site.ts';
import { type OpenSite, openSite } from './open-site.ts';
import { build } from './run-build.ts';

/** In bytes: what a server sends at once, before it hears that anything has arrived. */
const SENT_AT_ONCE = 14 * 1024;

/** In bytes: what some networks let through of a foreign answer, less its headers. */
const LET_THROUGH = 16_000;

const STYLES = /<style>[\s\S]*?<\/style>/g;

/** What a head says of one page and of no other. */
const OF_THIS_PAGE =
  'title, meta[name="description"], meta[name="robots"], link[rel="canonical"], link[hreflang]';

let folder: string;
let place: SitePlace;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'found-'));
  place = { dir: join(folder, 'site'), siteUrl: 'https://example.org', basePath: '/art/' };
  const run = await build({
    OUT_DIR: place.dir,
    SITE_URL: 'https://example.org',
    BASE_PATH: '/art',
  });
  expect(run.code, run.output).toBe(0);
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
])('it keeps %s small when compressed', async (_, part, most) => {
  const { pages } = await readSite(place);
  const heavy = pages
    .map(({ file, html }) => ({ file, bytes: gzipSync(part(html), { level: 9 }).length }))
    .filter(({ bytes }) => bytes > most);
  expect(pages.length).toBeGreaterThan(360);
  expect(heavy).toEqual([]);
});

describe('for visitors who go from page to page', () => {
  let site: OpenSite;
  let page: Page;

  beforeAll(async () => {
    site = await openSite(place);
    page = await site.browser.newPage();
  });

  afterAll(() => site.close());

  /** What a head says, one line for each element, whatever their order. */
  async function headOf(document: string | Page): Promise<string[]> {
    const read = (selector: string) =>
      Array.from(
        window.document.querySelectorAll(selector),
        (element) =>
          element.localName +
          ['name', 'rel', 'hreflang', 'content', 'href']
            .map((name) => element.getAttribute(name) ?? '')
            .join(' ') +
          element.textContent,
      ).toSorted();
    if (typeof document !== 'string') return document.evaluate(read, OF_THIS_PAGE);
    const other = await site.browser.newPage({ javaScriptEnabled: false });
    await other.goto(`${site.root}/${document}`);
    const found = await other.evaluate(read, OF_THIS_PAGE);
    await other.close();
    return found;
  }

  test('it keeps the head that of the page on screen', async () => {
    await page.goto(`${site.root}/gallery/landscape`);
    await page.waitForSelector('html[data-hydrated]');
    await page.evaluate(() => Reflect.set(window, 'isSameDocument', true));
    expect(await headOf(page)).toEqual(await headOf('gallery/landscape'));
    const work = page.locator('main a[href$="/landscape/164"]').last();
    const ways = [
      ['gallery/landscape/164', () => work.click()],
      ['contact', () => page.locator('main a[href*="/contact?work"]').click()],
      ['news', () => page.locator('header a[href="/art/news"]').first().click()],
      ['en/news', () => page.locator('header [data-chooses-language]').first().click()],
    ] as const;
    for (const [path, go] of ways) {
      await go();
      await expect.poll(() => headOf(page), { timeout: 15_000 }).toEqual(await headOf(path));
      const data = 'meta[property^="og:"], script[type="application/ld+json"]';
      expect(await page.locator(data).count(), path).toBe(0);
    }
    expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true);
  });
});
