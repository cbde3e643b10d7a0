import { glob, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENGLISH_ONLY, folderOf, THREE_LANGUAGES } from '#test/artists.fixture.ts';
import { accessibilityFindings } from '#test/e2e/accessibility.ts';
import { layoutShifts, watchLayoutShifts } from '#test/e2e/layout-shifts.ts';
import { watchPolicy } from '#test/e2e/policy-violations.ts';
import { scrollThrough, sidewaysScroll } from '#test/e2e/scroll-through.ts';
import { tracesOfSample } from '#test/sample-traces.ts';
import { auditSite } from '#tools/site-audit/audit-site.ts';
import { type OpenSite, openSite } from './open-site.ts';
import { build } from './run-build.ts';

interface BuiltSite extends OpenSite {
  readonly contentDir: string;
  readonly dir: string;
  readonly siteUrl: string;
  readonly basePath: string;
  /** The HTML of a page, by its path without the base path. */
  html(path: string): Promise<string>;
  text(file: string): Promise<string>;
}

/** Builds a site once for the tests of a group. */
function builtSite(artist: Parameters<typeof folderOf>[0]): () => BuiltSite {
  let parent: string;
  let site: BuiltSite;
  beforeAll(async () => {
    parent = await mkdtemp(join(tmpdir(), 'languages-'));
    const place = { dir: join(parent, 'site'), siteUrl: 'https://vera.example', basePath: '/art/' };
    const contentDir = await folderOf(artist).save(parent);
    const run = await build({
      CONTENT_DIR: contentDir,
      OUT_DIR: place.dir,
      SITE_URL: place.siteUrl,
      BASE_PATH: '/art',
    });
    expect(run.code, run.output).toBe(0);
    const text = (file: string) => readFile(join(place.dir, file), 'utf8');
    const html = (path: string) => text(join(path, 'index.html'));
    site = { contentDir, ...place, ...(await openSite(place)), html, text };
  }, 120_000);
  afterAll(async () => {
    await site?.close();
    await rm(parent, { recursive: true, force: true });
  });
  return () => site;
}

async function textsOf({ dir }: BuiltSite): Promise<[file: string, text: string][]> {
  const files = await Array.fromAsync(glob('**/*.{html,css,json,xml,webmanifest}', { cwd: dir }));
  return Promise.all(
    files.map(async (file) => [file, await readFile(join(dir, file), 'utf8')] as [string, string]),
  );
}

/** What stands in no file of the site may match. */
async function expectNowhere(site: BuiltSite, pattern: RegExp): Promise<void> {
  const found = (await textsOf(site)).flatMap(([file, text]) => {
    const match = pattern.exec(text);
    return match ? [`${file}: ${match[0]}`] : [];
  });
  expect(found).toEqual([]);
}

/** A page of every kind. */
function pagesOf(category: string): string[] {
  const work = `/gallery/${category}/2`;
  return [
    ...['', '/news/1', '/gallery/all', work, `${work}/wall`, '/contact?work=2', '/add'],
    ...['/about', '/news', '/gallery', `/gallery/${category}`, `/gallery/${category}/wall`],
    ...['/contact', '/selection?works=2,1', '/no/such/page'],
  ];
}

/** Everything that is wrong with pages, on a phone and on a laptop: axe, console, foreign requests, policy, pictures, moves. */
async function sweep({ browser, root }: BuiltSite, paths: readonly string[]) {
  const findings: string[] = [];
  const page = await browser.newPage();
  page.on('pageerror', (error) => findings.push(error.message));
  page.on('console', (message) => {
    const isLost = message.location().url.endsWith('/no/such/page');
    if (message.type() === 'error' && !isLost) findings.push(message.text());
  });
  page.on('request', (request) => {
    // A worker of /add is of the page itself.
    if (
      !request
        .url()
        .replace(/^blob:/, '')
        .startsWith(new URL(root).origin)
    )
      findings.push(`foreign request: ${request.url()}`);
  });
  await watchLayoutShifts(page);
  const violations = await watchPolicy(page);
  for (const path of paths) {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(root + path);
    await page.locator('html[data-ready]').waitFor();
    // Whoever is at its end before its works come sees the footer move.
    if (path.startsWith('/selection')) await page.locator('main li').first().waitFor();
    const found = [
      ...(await scrollThrough(page)),
      ...(await layoutShifts(page)),
      ...(await sidewaysScroll(page)),
    ];
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    found.push(...(await accessibilityFindings(page)));
    await page.setViewportSize({ width: 1280, height: 800 });
    found.push(...(await scrollThrough(page)), ...(await sidewaysScroll(page)));
    found.push(...violations.splice(0));
    findings.push(...found.map((each) => `${path}: ${each}`));
  }
  await page.close();
  return findings;
}

function alternatesIn(html: string): string[] {
  return [...html.matchAll(/rel="alternate" hrefLang="([\w-]+)" href="([^"]+)"/gi)].map(
    ([, language, address]) => `${language} ${address}`,
  );
}

async function inPage<Result>(
  { browser }: BuiltSite,
  visit: (page: Page) => Promise<Result>,
): Promise<Result> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  try {
    return await visit(page);
  } finally {
    await page.close();
  }
}

describe('in English only', { tags: 'full' }, () => {
  const site = builtSite(ENGLISH_ONLY);

  test('it leaves nothing for the audit to find', async () => {
    expect((await auditSite(site())).findings).toEqual([]);
  });

  test('it has no word, colour, category or file of the sample, and no Cyrillic letter', async () => {
    expect(tracesOfSample({ ...site(), hasColours: true })).toEqual([]);
    await expectNowhere(site(), /\p{Script=Cyrillic}/u);
    await expectNowhere(site(), /lang="ru"|data-chooses-language=|\/art\/en\b/);
    expect(await site().html('')).toMatch(/^<!DOCTYPE html><html lang="en"/i);
  });

  test('it has her colours and her logo', async () => {
    const styles = (await textsOf(site())).filter(([file]) => file.endsWith('.css'));
    expect(styles.some(([, text]) => /--color-seal: ?#0b5c3d/.test(text))).toBe(true);
    expect(await site().html('')).toMatch(/<link rel="icon" type="image\/svg\+xml" href="[^"]+"/);
  });

  test('it shows no category that is empty', async () => {
    expect(await site().html('')).not.toContain('The attic');
    expect(await site().html('gallery')).not.toContain('The attic');
    expect(await site().html('gallery/attic')).toContain('name="robots" content="noindex"');
  });

  test('it reads English dates, materials and sizes', async () => {
    const work = await site().html('gallery/sea/2');
    expect(work).toContain('"dateCreated":"2019-06"');
    expect(work).toContain('"artMedium":"oil"');
    expect(work).toContain('oil on\u00a0canvas, 80×60\u00a0cm');
    expect(await site().html('gallery/all/technique/oil')).toContain('Wave');
    expect(await site().html('gallery/all/place/cornwall')).toContain('Wave');
    expect(await site().html('gallery/sea/2/wall')).toContain('Wave');
  });
});

describe('in Kazakh, Russian and English', () => {
  const site = builtSite(THREE_LANGUAGES);

  test('it leaves nothing for the audit, the sweep and axe to find', { tags: 'full' }, async () => {
    expect((await auditSite(site())).findings).toEqual([]);
    const others = ['/ru', '/en/add', '/ru/gallery/dala', '/en/gallery/qala/1', '/en/news/1'];
    expect(await sweep(site(), [...pagesOf('dala'), ...others])).toEqual([]);
  });

  test('it has no word, category or file of the sample', async () => {
    expect(tracesOfSample({ ...site(), hasColours: false })).toEqual([]);
  });

  test('it has every page in each language, which names the others', async () => {
    for (const [folder, language, title] of [
      ['', 'kk', 'Таң'],
      ['ru', 'ru', 'Рассвет'],
      ['en', 'en', 'Dawn'],
    ] as const) {
      const html = await site().html(join(folder, 'gallery/dala/2'));
      expect(html).toContain(`<html lang="${language}"`);
      expect(html).toContain(title);
      expect(alternatesIn(html)).toEqual([
        'kk https://vera.example/art/gallery/dala/2',
        'ru https://vera.example/art/ru/gallery/dala/2',
        'en https://vera.example/art/en/gallery/dala/2',
        'x-default https://vera.example/art/gallery/dala/2',
      ]);
    }
    expect(await site().html('')).toContain('property="og:locale" content="kk_KZ"');
  });

  test('it translates what the vocabularies know, and shows the rest in the first language', async () => {
    expect(await site().html('ru/gallery/dala/2')).toContain('холст, масло, 80×60');
    expect(await site().html('en/gallery/dala/2')).toContain('canvas, oil, 80×60');
    expect(await site().html('en/gallery/qala/1')).toContain('<span lang="kk">Көше</span>');
    expect(await site().html('en/news/1')).toContain('lang="kk"');
    expect(await site().html('gallery/all/place/almaty')).toContain('Таң');
  });

  test('it has the letters of her language in the fonts that every page loads first', async () => {
    expect(await Array.fromAsync(glob('assets/*-further-*.woff2', { cwd: site().dir }))).toEqual(
      [],
    );
  });

  test('it lists the languages, leads to the same page, and obeys the choice afterwards', async () => {
    await inPage(site(), async (page) => {
      await page.goto(`${site().root}/gallery/dala/2`);
      await page.locator('html[data-ready]').waitFor();
      await page.locator('header').getByRole('link', { name: 'Тіл: KK' }).click();
      const choices = page.locator('dialog[open] [data-chooses-language]');
      expect(await choices.allTextContents()).toEqual(['English', 'Қазақ тілі', 'Русский']);
      expect(await accessibilityFindings(page, 'dialog[open]')).toEqual([]);
      await choices.getByText('Русский').click();
      await expect.poll(() => page.url()).toBe(`${site().root}/ru/gallery/dala/2`);
      await page.goto(`${site().root}/about`);
      await expect.poll(() => page.url()).toBe(`${site().root}/ru/about`);
    });
  });
});
