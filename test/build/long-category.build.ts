// @module-tag full

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { firstIndexOnPage, MAX_WORKS_PER_PAGE } from '#app/site/gallery/pagination.ts';
import { ContentDraft } from '#test/content.fixture.ts';
import { auditSite } from '#tools/site-audit/audit-site.ts';
import { type OpenSite, openSite } from './open-site.ts';
import { build } from './run-build.ts';

const PAGES = 3;

/** Two works more than two pages hold: three pages of 80 or 81. */
const WORKS = (PAGES - 1) * MAX_WORKS_PER_PAGE + 2;

/** By its place in the category, counted from 1. */
const FIRST_OF_SECOND = firstIndexOnPage(2, WORKS) + 1;

let folder: string;
let place: { dir: string; siteUrl: string; basePath: string };
let site: OpenSite;

/** One category with more works than two pages hold, in the order of their numbers. */
function longCategory(): ContentDraft {
  const draft = new ContentDraft();
  for (const language of ['ru', 'en']) {
    const words = ['pages', 'title'] as const;
    draft.set(`locales/${language}/translation.json`, words, '{{title}}, {{number}}');
  }
  for (let id = 101; id <= 100 + WORKS; id++) {
    const work = { id, category: 'dzen', title: `art-${id}`, src: 'cat.jpg', active: 'true' };
    draft.set('gallery.json', [id - 99], { ...work, details: { date: '', desc: '' } });
    for (const language of ['ru', 'en']) {
      draft.set(`locales/${language}/gallery.json`, ['dzen', `art-${id}`], { title: `Круг ${id}` });
    }
  }
  return draft;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'divided-'));
  place = { dir: join(folder, 'site'), siteUrl: 'https://example.org', basePath: '/art/' };
  const run = await build({
    CONTENT_DIR: await longCategory().save(folder),
    OUT_DIR: place.dir,
    SITE_URL: place.siteUrl,
    BASE_PATH: '/art',
  });
  expect(run.code, run.output).toBe(0);
  site = await openSite(place);
}, 120_000);

afterAll(async () => {
  await site?.close();
  await rm(folder, { recursive: true, force: true });
});

test('it leaves nothing for the audit of a built site to find', async () => {
  expect((await auditSite(place)).findings).toEqual([]);
});

describe('for visitors without scripts', () => {
  let page: Page;

  beforeEach(async () => {
    page = await site.browser.newPage({ javaScriptEnabled: false });
  });
  afterEach(() => page.close());

  test('it leads from a work back to the page on which it stands', async () => {
    await page.goto(`${site.root}/gallery/dzen/${100 + FIRST_OF_SECOND}`);
    await page.locator('main nav').first().getByRole('link', { name: 'dzen' }).click();
    expect(page.url()).toBe(`${site.root}/gallery/dzen/page/2`);
  });
});

describe('in the lightbox', () => {
  let page: Page;

  beforeEach(async () => {
    page = await site.browser.newPage({ reducedMotion: 'reduce' });
  });
  afterEach(() => page.close());

  const positionOnScreen = () => page.locator('dialog[open] header p').textContent();
  const expectAt = async (path: string, position: number) => {
    await expect.poll(() => page.url()).toBe(`${site.root}${path}`);
    await expect.poll(positionOnScreen).toBe(`${position}/${WORKS}`);
  };

  test('it goes past its page in the same document, and closes where it was opened', async () => {
    const last = FIRST_OF_SECOND - 1;
    await page.goto(`${site.root}/gallery/dzen?id=${last}`);
    await expectAt(`/gallery/dzen?id=${last}`, last);
    await page.evaluate(() => Reflect.set(window, 'isSameDocument', true));
    await page.keyboard.press('ArrowRight');
    await expectAt(`/gallery/dzen?id=${FIRST_OF_SECOND}`, FIRST_OF_SECOND);
    expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.url()).toBe(`${site.root}/gallery/dzen`);
  });
});
