import { glob, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ContentDraft } from '#test/content.fixture.ts';
import { builtPage, textOf } from '#test/specification/built-site.ts';
import { buildAudited } from './run-build.ts';

const LANGUAGES = {
  kk: { category: { dala: 'Дала', qala: 'Қала' }, titles: ['Таң', 'Көше'], vocabulary: {} },
  ru: {
    category: { dala: 'Степь', qala: 'Город' },
    titles: ['Рассвет', 'Улица'],
    vocabulary: { маусым: 'июнь', кенеп: 'холст', 'майлы бояу': 'масло', см: 'см' },
  },
  en: {
    category: { dala: 'Steppe', qala: 'Town' },
    titles: ['Dawn', ''],
    vocabulary: { маусым: 'June', кенеп: 'canvas', 'майлы бояу': 'oil', см: 'cm' },
  },
};

function kazakhFolder(): ContentDraft {
  const draft = new ContentDraft()
    .set('site.json', ['languages'], ['kk', 'ru', 'en'])
    .set('site.json', ['name'], 'Әйгерім Нұрланова')
    .set('site.json', ['categories'], { dala: 'tile.jpg', qala: 'tile.jpg' })
    .set('gallery.json', [0, 'category'], 'dala')
    .set('gallery.json', [0, 'details', 'date'], 'Алматы, маусым 2019')
    .set('gallery.json', [0, 'details', 'desc'], 'кенеп, майлы бояу, 80х60 см')
    .set('gallery.json', [1, 'category'], 'qala');
  const translation = Object(draft.folder()['locales/ru/translation.json']);
  for (const [language, { category, titles, vocabulary }] of Object.entries(LANGUAGES)) {
    const [first, second] = titles;
    const write = (file: string, value: unknown) =>
      draft.write(`locales/${language}/${file}.json`, JSON.stringify(value));
    write('translation', { ...translation, category, ...(language !== 'kk' && { vocabulary }) });
    write('gallery', {
      dala: { 'art-2': { title: first, text: { 1: first } } },
      qala: { 'art-1': { title: second } },
    });
  }
  return draft;
}

let parent: string;
let place: Awaited<ReturnType<typeof buildAudited>>;

const text = (file: string) => readFile(join(place.dir, file), 'utf8');
const html = (path: string) => text(join(path, 'index.html'));

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'languages-'));
  place = await buildAudited(await kazakhFolder().save(parent), '/art/');
}, 120_000);

afterAll(() => rm(parent, { recursive: true, force: true }));

test('nothing is of the sample', async () => {
  for await (const file of glob('**/*.{html,css,json,xml,webmanifest}', { cwd: place.dir })) {
    const faults = /Верасен|Verasen|\/gallery\/landscape|localhost|"undefined"/;
    expect(await text(file), file).not.toMatch(faults);
  }
});

test.each([
  ['', 'kk', 'Таң'],
  ['ru/', 'ru', 'Рассвет'],
  ['en/', 'en', 'Dawn'],
])('the page of a work below "%s" names the other languages', async (folder, language, title) => {
  const page = await html(`${folder}gallery/dala/2`);
  expect(page).toContain(`<html lang="${language}"`);
  expect(page).toContain(title);
  const alternates = page.matchAll(/rel="alternate" hrefLang="([\w-]+)" href="([^"]+)"/gi);
  expect([...alternates].map(([, code, href]) => `${code} ${href}`)).toEqual([
    'kk https://example.org/art/gallery/dala/2',
    'ru https://example.org/art/ru/gallery/dala/2',
    'en https://example.org/art/en/gallery/dala/2',
    'x-default https://example.org/art/gallery/dala/2',
  ]);
});

test('texts without a translation are shown in the first language', async () => {
  expect(await html('ru/gallery/dala/2')).toContain('холст, масло, 80×60');
  expect(await html('en/gallery/dala/2')).toContain('canvas, oil, 80×60');
  expect(await html('en/gallery/qala/1')).toContain('<span lang="kk">Көше</span>');
});

test('the language modal lists the languages', () => {
  const page = builtPage('/gallery/dala/2', place.dir);
  const choices = page.querySelectorAll('dialog [data-chooses-language]').map(textOf);
  expect(choices).toEqual(['English', 'Қазақ тілі', 'Русский']);
});
