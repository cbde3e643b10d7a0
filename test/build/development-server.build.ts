import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ContentDraft } from '#test/content.fixture.ts';
import { requestFor, sendRaw, statusOf } from '#test/raw-requests.ts';
import { type DevelopmentServer, startDevelopment } from '#test/servers/start-development.ts';

let content: string;
let server: DevelopmentServer;
let origin: string;

async function page(path: string): Promise<string> {
  const answer = await fetch(origin + path, { redirect: 'manual' }).catch(() => undefined);
  return (await answer?.text()) ?? '';
}

beforeAll(async () => {
  content = await new ContentDraft().save();
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
