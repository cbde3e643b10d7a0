import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium } from '@playwright/test';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findBrowser } from '../browser/find-browser.ts';
import { type FoundPage, readPages } from './found-pages.ts';
import { build } from './run-build.ts';

const ROOT = 'https://example.org/art/';

/** Some networks cut foreign answers at 16 KB. */
const LARGEST_PAGE_BYTES = 14 * 1024;

const LARGEST_PREVIEW_BYTES = 300_000;

let folder: string;
let siteDir: string;
let pages: FoundPage[];
let listed: FoundPage[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'found-'));
  siteDir = join(folder, 'site');
  const run = await build({ OUT_DIR: siteDir, SITE_URL: 'https://example.org', BASE_PATH: '/art' });
  expect(run.code, run.output).toBe(0);
  pages = await readPages(siteDir);
  listed = pages.filter(({ isHidden }) => !isHidden);
}, 300_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

const readText = (file: string) => readFile(join(siteDir, file), 'utf8');

/** Of these addresses, those that lead to nothing of the built site. */
async function deadAmong(addresses: Iterable<string>): Promise<string[]> {
  const found = await Promise.all(
    Array.from(new Set(addresses), async (address) => ((await leadsTo(address)) ? [] : [address])),
  );
  return found.flat();
}

async function leadsTo(address: string): Promise<boolean> {
  if (!address.startsWith(ROOT)) return false;
  const path = decodeURI(address.slice(ROOT.length).replace(/[?#].*$/, ''));
  const file = /\.\w+$/.test(path) ? path : join(path, 'index.html');
  return stat(join(siteDir, file)).then(
    (found) => found.isFile(),
    () => false,
  );
}

/** Every text of nested data that is an address of this site. */
function addressesIn(data: unknown): string[] {
  if (typeof data === 'string') return data.startsWith(ROOT) ? [data] : [];
  if (typeof data !== 'object' || data === null) return [];
  return Object.values(data).flatMap(addressesIn);
}

function repeated(texts: readonly (string | undefined)[]): (string | undefined)[] {
  return texts.filter((text, index) => !text || texts.indexOf(text) !== index);
}

describe('every page', () => {
  test.each(['ru', 'en'])('it has a title and a description of its own in %s', (language) => {
    const own = listed.filter((page) => page.language === language);
    expect(own.length).toBeGreaterThan(170);
    expect(repeated(own.map(({ title }) => title))).toEqual([]);
    expect(repeated(own.map(({ meta }) => meta.get('description')))).toEqual([]);
  });

  test('it names itself as canonical', () => {
    for (const { path, canonical } of listed) expect(canonical).toBe(ROOT + path);
  });

  test('it names its twins, and they name it', async () => {
    const byAddress = new Map(listed.map((page) => [ROOT + page.path, page]));
    for (const page of listed) {
      expect([...page.alternates.keys()], page.path).toEqual(['ru', 'en', 'x-default']);
      expect(page.alternates.get(page.language)).toBe(page.canonical);
      for (const [language, address] of page.alternates) {
        const twin = byAddress.get(address);
        expect(twin?.alternates, address).toEqual(page.alternates);
        if (language !== 'x-default') expect(twin?.language).toBe(language);
      }
    }
  });

  test('it leads to nothing that is missing, in its head and in its data', async () => {
    const ofHeads = listed.flatMap(({ links }) => links.map((link) => new URL(link, ROOT).href));
    const ofData = listed.flatMap(({ data }) => addressesIn(data));
    expect(ofData.length).toBeGreaterThan(1000);
    expect(await deadAmong([...ofHeads, ...ofData])).toEqual([]);
  });

  test('it is previewed whole: a JPEG of 1200×630 within 300 KB', async () => {
    const previews = new Set(listed.map(({ meta }) => meta.get('og:image') ?? 'missing'));
    expect(previews.size).toBeGreaterThan(150);
    expect(await deadAmong(previews)).toEqual([]);
    for (const address of previews) {
      const file = join(siteDir, address.slice(ROOT.length));
      const { format, width, height, exif } = await sharp(file).metadata();
      expect({ format, width, height, exif }, address).toEqual({
        ...{ format: 'jpeg', width: 1200, height: 630 },
        exif: undefined,
      });
      expect((await stat(file)).size, address).toBeLessThanOrEqual(LARGEST_PREVIEW_BYTES);
    }
    for (const { meta, path } of listed) {
      expect(meta.get('twitter:card'), path).toBe('summary_large_image');
      expect(meta.get('og:url')).toBe(ROOT + path);
    }
  });

  test('it fits into 14 KB when compressed', () => {
    const heavy = pages
      .map(({ path, html }) => ({ path, bytes: gzipSync(html, { level: 9 }).length }))
      .filter(({ bytes }) => bytes > LARGEST_PAGE_BYTES);
    expect(heavy).toEqual([]);
  });

  test('it tells no price in its data', () => {
    for (const { data, path } of pages)
      expect(JSON.stringify(data), path).not.toMatch(/price|offer/i);
  });
});

describe('what shall not be found', () => {
  test('it says so itself, and stands in no list', async () => {
    const hidden = pages.filter(({ isHidden }) => isHidden).map(({ path }) => path);
    for (const path of ['404', 'add', 'test', 'en/404', 'en/add', 'en/test']) {
      expect(hidden).toContain(path);
    }
    const unlisted = hidden.filter((path) => path.includes('gallery'));
    expect(unlisted.length).toBeGreaterThan(0);
    const lists = ['sitemap.xml', 'feed.xml', 'feed.json', 'en/feed.xml', 'en/feed.json'];
    for (const list of [...lists, 'catalogue.json']) {
      const text = await readText(list);
      for (const path of hidden) expect(text, list).not.toMatch(new RegExp(`${ROOT}${path}["<]`));
    }
  });
});

describe('the lists', () => {
  const XML_FILES = ['sitemap.xml', 'feed.xml', 'en/feed.xml'];
  let browser: Browser;

  beforeAll(async () => {
    const executablePath = findBrowser();
    browser = await chromium.launch({
      ...(executablePath && { executablePath }),
      args: ['--no-sandbox', '--disable-gpu'],
    });
  });

  afterAll(() => browser.close());

  test.each(XML_FILES)('it writes %s as XML, with addresses that lead somewhere', async (file) => {
    const page = await browser.newPage();
    const parsed = await page.evaluate(
      (xml) => {
        const found = new DOMParser().parseFromString(xml, 'application/xml');
        const texts = [...found.querySelectorAll('loc, id')].map((each) => each.textContent ?? '');
        const links = [...found.querySelectorAll('[href]')].map((each) =>
          each.getAttribute('href'),
        );
        return {
          error: found.querySelector('parsererror')?.textContent ?? '',
          addresses: [...texts, ...links].filter((address) => address !== null),
        };
      },
      await readText(file),
    );
    expect(parsed.error).toBe('');
    expect(parsed.addresses.length).toBeGreaterThan(30);
    expect(await deadAmong(parsed.addresses)).toEqual([]);
  });

  test('it lists every page that shall be found in the sitemap, once', async () => {
    const xml = await readText('sitemap.xml');
    const locations = Array.from(xml.matchAll(/<loc>([^<]*)<\/loc>/g), ([, address]) => address);
    expect(locations.toSorted()).toEqual(listed.map(({ path }) => ROOT + path).toSorted());
  });

  test.each(['feed.json', 'en/feed.json', 'catalogue.json'])(
    'it writes %s with addresses that lead somewhere',
    async (file) => {
      const addresses = addressesIn(JSON.parse(await readText(file)));
      expect(addresses.length).toBeGreaterThan(30);
      expect(await deadAmong(addresses)).toEqual([]);
    },
  );

  test('it names the sitemap and the queries without meaning in robots.txt', async () => {
    const text = await readText('robots.txt');
    expect(text).toContain('Clean-param: id&photo&work\n');
    expect(text).toContain(`Sitemap: ${ROOT}sitemap.xml\n`);
  });

  test('it names icons in the manifest that are as large as it says', async () => {
    const { icons } = JSON.parse(await readText('site.webmanifest'));
    expect(icons).toHaveLength(2);
    for (const { src, sizes } of icons) {
      const { width, height, format } = await sharp(join(siteDir, src)).metadata();
      expect([format, `${width}x${height}`]).toEqual(['png', sizes]);
    }
  });
});
