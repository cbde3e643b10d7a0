// @module-tag full

import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ContentDraft } from '#test/content.fixture.ts';
import { requestFor, sendRandomRequests, sendRaw, statusOf } from '#test/raw-requests.ts';
import { type DevelopmentServer, startDevelopment } from '#test/servers/start-development.ts';

let content: string;
let server: DevelopmentServer;

beforeAll(async () => {
  content = await new ContentDraft().save();
  const ready = { path: '/gallery/landscape/2', text: 'Река' };
  server = await startDevelopment({ contentDir: content, ready });
});

afterAll(async () => {
  await server.stop();
  await rm(content, { recursive: true, force: true });
});

test.each([
  ['//', 400],
  ['/\\', 400],
  ['http://[', 400],
  ['/images/%E0%A4%A', 400],
  ['/gallery', 200],
])('it answers %s with %i', async (target, status) => {
  expect(statusOf(await sendRaw(server.port, requestFor(target)))).toBe(status);
});

test('it refuses to be a socket at what is no address', async () => {
  const headers = 'Connection: Upgrade\r\nUpgrade: websocket\r\n';
  expect(statusOf(await sendRaw(server.port, requestFor('*[', { headers })))).toBe(400);
});

test('it outlives whatever it is asked', async () => {
  await sendRandomRequests(server.port, 500);
  expect(statusOf(await sendRaw(server.port, requestFor('/')))).toBe(200);
});
