import { open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { CONTENT_CHANGED } from '#catalogue/add/content-changed.ts';
import { ContentDraft } from '#test/content.fixture.ts';
import { requestFor, sendRaw, statusOf } from '#test/raw-requests.ts';
import { startDevelopment } from '#test/servers/start-development.ts';
import { launchBrowser } from './open-site.ts';

const GRID = 'app/site/gallery/category-page.tsx';

let content: string;
let server: Awaited<ReturnType<typeof startDevelopment>>;
let browser: Browser;
let tab: Page;

beforeAll(async () => {
  // The program, not the draft, provides this label.
  content = await new ContentDraft().unset('locales/ru/translation.json', ['quiet']).save();
  const ready = { path: '/gallery/landscape', text: 'data-opens' };
  server = await startDevelopment({ contentDir: content, ready });
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await rm(content, { recursive: true, force: true });
});

beforeEach(async () => {
  tab = await browser.newPage();
  await tab.goto(`${server.origin}/gallery/landscape`);
  await tab.locator('html[data-ready]').waitFor({ timeout: 60_000 });
  await tab.waitForLoadState('networkidle');
});
afterEach(() => tab.close());

/** Saves a file as editors do: it is empty for a moment. */
async function save(path: string, text: string, emptyForMs = 20): Promise<void> {
  const file = await open(path, 'w');
  await setTimeout(emptyForMs);
  await file.writeFile(text);
  await file.close();
}

test('its pages come with their styles', async () => {
  const html = await (await fetch(`${server.origin}/gallery/landscape`)).text();
  const [, styles = ''] = /<style data-initial-styles>(.*?)<\/style>/s.exec(html) ?? [];
  const names = [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, list = '']) => list.split(' '));
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !styles.includes(`.${name}`))).toEqual([]);
});

test('it does not find malformed addresses, and goes on', async () => {
  const headers = 'Upgrade: websocket\r\nConnection: Upgrade\r\n';
  void sendRaw(server.port, requestFor('*[', headers));
  for (const target of ['http://[', '//%ZZ', '/images/%E0%A4%A']) {
    expect(statusOf(await sendRaw(server.port, requestFor(target)))).toBe(404);
  }
  expect((await fetch(server.origin)).status).toBe(200);
});

test('it shows a changed style', async () => {
  const path = 'app/styles/tokens.css';
  const styles = await readFile(path, 'utf8');
  await save(path, `${styles}\nmain { --changed: yes; }\n`);
  const changed = () =>
    tab.locator('main').evaluate((main) => getComputedStyle(main).getPropertyValue('--changed'));
  await expect.poll(changed, { interval: 50 }).toBe('yes');
  await save(path, styles);
  await expect.poll(changed, { interval: 50 }).toBe('');
});

test('it shows texts and errors of the folder, and reloads only pages that had an error', async () => {
  const path = join(content, 'locales/ru/gallery.json');
  const valid = (await readFile(path, 'utf8')).replace('Река', 'Озеро');
  const received: string[] = [];
  tab.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => received.push(`${payload}`));
  });
  await save(path, valid);
  await tab.getByText('Озеро').first().waitFor();
  await save(path, valid.replace('{', '['));
  await tab.locator('vite-error-overlay').waitFor();
  await save(path, valid);
  await tab.locator('vite-error-overlay').waitFor({ state: 'detached' });
  await tab.waitForLoadState('networkidle');
  received.length = 0;
  // Without an empty moment, which a busy server may take for the content.
  await save(path, valid.replace('Озеро', 'Пруд'), 0);
  await expect.poll(() => received.join()).toContain(CONTENT_CHANGED);
  expect(received.join()).not.toContain('full-reload');
});

test('it shows a changed component, or its error with file and line', async () => {
  const valid = await readFile(GRID, 'utf8');
  const change = async (replacement: string) => {
    expect(valid).toContain('<Filter');
    await save(GRID, valid.replace('<Filter', replacement));
  };
  await change('<p id="changed">Changed</p>\n      <Filter');
  await tab.locator('#changed').waitFor();
  await change('<Filter <');
  const overlay = tab.locator('vite-error-overlay');
  const location = overlay.getByText(/category-page\.tsx:\d+/);
  await location.first().waitFor();
  await save(GRID, valid);
  await tab.locator('main a[data-opens]').first().waitFor();
  expect(await overlay.count()).toBe(0);
});
