import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LABELS } from '#catalogue/texts/labels.ts';
import { findBrowserOfVisits } from '#test/browser/find-browser.ts';
import { ContentDraft } from '#test/content.fixture.ts';
import { phonePhoto } from '#test/e2e/phone-photo.ts';
import { requestFor, sendRaw, statusOf } from '#test/raw-requests.ts';
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

test('it does not find malformed addresses, and goes on', async () => {
  const upgrade = 'Upgrade: websocket\r\nConnection: Upgrade\r\n';
  // Nobody answers it.
  void sendRaw(server.port, requestFor('*[', { headers: upgrade }));
  for (const target of ['http://[', '//%ZZ', '/images/%E0%A4%A']) {
    expect(statusOf(await sendRaw(server.port, requestFor(target)))).toBe(404);
  }
  expect(await page('/')).toContain('<html');
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
});
