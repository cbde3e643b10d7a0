import { glob, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENGLISH_ONLY, folderOf, THREE_LANGUAGES } from '#test/artists.fixture.ts';
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

function alternatesIn(html: string): string[] {
  return [...html.matchAll(/rel="alternate" hrefLang="([\w-]+)" href="([^"]+)"/gi)].map(
    ([, language, address]) => `${language} ${address}`,
  );
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

  test('it leaves nothing for the audit to find', { tags: 'full' }, async () => {
    expect((await auditSite(site())).findings).toEqual([]);
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

  test('it lists the languages, leads to the same page, and obeys the choice afterwards', async () => {
    const { browser, root } = site();
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.goto(`${root}/gallery/dala/2`);
    await page.locator('html[data-ready]').waitFor();
    await page.locator('header').getByRole('link', { name: 'Тіл: KK' }).click();
    const choices = page.locator('dialog[open] [data-chooses-language]');
    expect(await choices.allTextContents()).toEqual(['English', 'Қазақ тілі', 'Русский']);
    await choices.getByText('Русский').click();
    await expect.poll(() => page.url()).toBe(`${root}/ru/gallery/dala/2`);
    await page.goto(`${root}/about`);
    await expect.poll(() => page.url()).toBe(`${root}/ru/about`);
  });
});
