import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LABELS } from '#catalogue/texts/labels.ts';
import { findBrowserOfVisits } from '#test/browser/find-browser.ts';
import { ContentDraft } from '#test/content.fixture.ts';
import { phonePhoto } from '#test/e2e/phone-photo.ts';
import { type DevelopmentServer, startDevelopment } from '#test/servers/start-development.ts';

const RUSSIAN_WORDS = 'locales/ru/translation.json';

let content: string;
let server: DevelopmentServer;
let origin: string;

async function page(path: string): Promise<string> {
  const answer = await fetch(origin + path, { redirect: 'manual' }).catch(() => undefined);
  return (await answer?.text()) ?? '';
}

beforeAll(async () => {
  // The other words of the fixture only stand for themselves.
  content = await new ContentDraft()
    .set(RUSSIAN_WORDS, ['add'], LABELS.ru.add)
    .set('gallery.json', [2], {
      id: 3,
      category: 'animals',
      title: 'art-3',
      src: 'cat.jpg',
      active: 'true',
      details: {},
    })
    .set('locales/ru/gallery.json', ['animals', 'art-3'], { title: 'Пёс' })
    .set('locales/en/gallery.json', ['animals', 'art-3'], { title: 'Dog' })
    .save();
  server = await startDevelopment({
    contentDir: content,
    ready: { path: '/gallery/landscape/2', text: 'Река' },
  });
  origin = server.origin;
});

afterAll(async () => {
  await server.stop();
  await rm(content, { recursive: true, force: true });
});

test('its pages come with their styles', async () => {
  const html = await page('/gallery/landscape');
  const [, styles = ''] = /<style data-first>(.*?)<\/style>/s.exec(html) ?? [];
  const names = [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, list = '']) => list.split(' '));
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !styles.includes(`.${name}`))).toEqual([]);
});

describe('in a browser', () => {
  let browser: Browser;

  beforeAll(async () => {
    const executablePath = findBrowserOfVisits();
    browser = await chromium.launch({
      ...(executablePath && { executablePath }),
      args: ['--no-sandbox', '--disable-gpu'],
    });
  });

  afterAll(() => browser.close());

  test('it takes a work from a photo to its page, and into the folder', async () => {
    const tab = await openAdd();
    await tab.getByLabel('Название', { exact: true }).fill('Туман над рекой');
    await tab.getByLabel('Описание (по абзацу на строке)').fill('Утро у воды.');
    await tab
      .getByLabel('Выбрать файл')
      .first()
      .setInputFiles({
        name: 'IMG_1.jpg',
        mimeType: 'image/jpeg',
        buffer: await phonePhoto({ width: 300, height: 400 }),
      });
    await tab.getByRole('img', { name: 'Готовое фото' }).waitFor();
    await tab.getByRole('button', { name: 'Сгенерировать' }).click();
    await tab.getByRole('button', { name: 'Сохранить на сайт' }).click();
    const report = tab.getByRole('region', { name: 'Что изменилось' });
    await report.getByText(/images\/gallery\/tuman-nad-rekoy-\d+\.jpg/).waitFor();
    expect(await report.textContent()).toMatch(/gallery\.jsonart-\d+: added/);
    await tab.getByRole('link', { name: 'Сохранено' }).click();

    await tab.getByRole('heading', { name: 'Туман над рекой' }).waitFor();
    await tab.getByText('Утро у воды.').waitFor();
    const painting = tab.locator('main img').first();
    await expect
      .poll(() => painting.evaluate((image: HTMLImageElement) => image.naturalHeight))
      .toBeGreaterThan(0);
    const [newest] = JSON.parse(await readFile(join(content, 'gallery.json'), 'utf8'));
    expect(tab.url()).toBe(`${origin}/gallery/flowers_birds/${newest.id}`);
    const saved = await readFile(join(content, 'images/gallery', newest.src));
    expect(await sharp(saved).metadata()).toMatchObject({ width: 300, height: 400 });
    const texts = await readFile(join(content, 'locales/ru/gallery.json'), 'utf8');
    expect(JSON.parse(texts).flowers_birds[newest.title]).toEqual({
      title: 'Туман над рекой',
      text: { 1: 'Утро у воды.' },
    });
  });

  async function openAdd(path = '/add') {
    const tab = await browser.newPage();
    await tab.goto(origin + path);
    await tab.locator('#add:not([inert])').waitFor({ timeout: 60_000 });
    return tab;
  }

  test('it takes a post and a contact into the folder, and a saved change back', {
    tags: 'full',
  }, async () => {
    const tab = await browser.newPage();
    const json = async (file: string) => JSON.parse(await readFile(join(content, file), 'utf8'));
    const field = (label: string) => tab.getByLabel(label, { exact: true });
    const save = tab.getByRole('button', { name: 'Сохранить на сайт' });
    const report = tab.getByRole('heading', { name: 'Что изменилось' });
    await tab.goto(`${origin}/add?edit=news`);
    await tab.getByRole('link', { name: 'Новая новость' }).click();
    await field('Заголовок').fill('Весна');
    await field('Заголовок — английский').fill('Spring');
    await field('Текст (между абзацами пустая строка)').fill('Первый.\n\nВторой.');
    const cover = tab.getByRole('group', { name: 'Обложка' });
    await cover.getByLabel('Выбрать файл').setInputFiles({
      name: 'IMG_2.jpg',
      mimeType: 'image/jpeg',
      buffer: await phonePhoto({ width: 300, height: 200 }),
    });
    await cover.getByRole('img').waitFor();
    await field('С какого дня').fill('2027-03-12');
    await save.click();
    // The exhibition has no place yet: that is said where it belongs, and nothing is lost with the page.
    await expect
      .poll(() => field('Город или место').getAttribute('aria-invalid'), { timeout: 30_000 })
      .toBe('true');
    await tab.reload();
    await field('Город или место').fill('Минск');
    await cover.getByRole('img').waitFor();
    await save.click();
    await report.waitFor();
    const [post, old] = await json('news.json');
    expect(post).toMatchObject({
      id: old.id + 1,
      title: 'Весна',
      image: `news-${old.id + 1}.jpg`,
      exhibition: { from: '2027-03-12', place: 'Минск' },
      content: { text: ['Первый.', 'Второй.'] },
      translations: { en: { title: 'Spring' } },
    });
    expect(tab.url()).toBe(`${origin}/add?edit=news&post=${post.id}`);
    expect(await page(`/news/${post.id}`)).toContain('Второй.');
    await tab.getByRole('button', { name: 'Вернуть как было' }).click();
    await tab.getByRole('heading', { name: 'Вернули как было' }).waitFor();
    expect(await json('news.json')).toEqual([old]);

    await tab.goto(`${origin}/add?edit=contacts`);
    await field('Телефон (с кодом страны)').fill('+375 29 123-45-67');
    await field('Когда и на каких языках отвечаете').fill('Отвечаю вечером.');
    await field('Когда и на каких языках отвечаете — английский').fill('Evenings.');
    await save.click();
    await report.waitFor();
    expect(await json('site.json')).toMatchObject({
      contacts: { email: 'anna@example.org', phone: '+375 29 123-45-67' },
      answers: 'Отвечаю вечером.',
    });
    expect(await page('/en/contact')).toContain('Evenings.');
    await tab.close();
  });
});
