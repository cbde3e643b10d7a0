import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer, request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeEach, expect, test } from 'vitest';
import { LARGEST_PACKAGE_BYTES } from '#catalogue/add/work-package.ts';
import { lockSaving } from '#pipeline/saving/lock-saving.ts';
import { ContentDraft } from '#test/content.fixture.ts';
import { filesIn } from '#test/file-steps.ts';
import { packWork, plainPhoto, type WorkChange, workPackage } from '#test/work-package.fixture.ts';
import type { ContentFollower } from './follow-content.ts';
import { savingEndpoint } from './saving-endpoint.ts';

let folder: string;
let server: Server;
let before: Record<string, string>;
let steps: string[];

/** Notes when it is asked to look, and when not to. */
const follower: Omit<ContentFollower, 'manifest'> = {
  async undisturbed(task) {
    steps.push('look away');
    return task().finally(() => steps.push('look again'));
  },
  async follow() {
    steps.push('follow');
  },
};

beforeEach(async () => {
  steps = [];
  folder = await new ContentDraft().save();
  before = await filesIn(folder);
  const answer = savingEndpoint(folder, follower);
  server = createServer((request, response) => void answer(request, response)).listen(
    0,
    '127.0.0.1',
  );
  await once(server, 'listening');
  return async () => {
    server.close();
    await rm(folder, { recursive: true, force: true });
  };
});

interface Sent {
  readonly body?: Buffer;
  readonly method?: string;
  readonly path?: string;
  readonly headers?: Record<string, string>;
}

/** `fetch` does not let a request name another host. */
async function send({ body = Buffer.alloc(0), method = 'POST', path = '/works', headers }: Sent) {
  const { port } = server.address() as AddressInfo;
  const sending = httpRequest({
    ...{ port, method, path, host: '127.0.0.1' },
    headers: { 'X-Requested-With': 'add', 'Content-Type': 'application/zip', ...headers },
  });
  sending.end(body);
  const [response] = await once(sending, 'response');
  let text = '';
  for await (const chunk of response) text += chunk;
  return { status: response.statusCode, answer: JSON.parse(text) };
}

async function packed(change: WorkChange = {}): Promise<Buffer> {
  return packWork(workPackage(change), { 'images/gallery/ozero-3.jpg': await plainPhoto() });
}

test('it saves a package, and answers when the site has followed', async () => {
  expect(await send({ body: await packed() })).toEqual({
    status: 200,
    answer: {
      status: 'saved',
      path: '/gallery/landscape/3',
      change: { id: expect.any(String), language: 'en', files: expect.any(Array) },
    },
  });
  expect(steps).toEqual(['look away', 'look again', 'follow']);
  expect(await filesIn(folder)).toHaveProperty(['images/gallery/ozero-3.jpg']);
});

test('it tells the problems of a package and of a work', async () => {
  expect(await send({ body: Buffer.from('hello') })).toMatchObject({
    status: 422,
    answer: { status: 'problems', problems: [{ file: '' }] },
  });
  const body = await packed({ details: { vk_videos: ['https://example.org'] } });
  expect(await send({ body })).toMatchObject({
    status: 422,
    answer: { status: 'problems', problems: [{ file: 'gallery.json' }] },
  });
  expect(await filesIn(folder)).toEqual(before);
});

test('it takes a saved change back, once', async () => {
  const { answer } = await send({ body: await packed() });
  const undo = {
    path: '/undo',
    headers: { 'Content-Type': 'application/json' },
    body: Buffer.from(JSON.stringify({ change: answer.change.id })),
  };
  expect(await send(undo)).toMatchObject({
    status: 200,
    answer: { status: 'saved', change: { files: expect.any(Array) } },
  });
  expect(await filesIn(folder)).toMatchObject(before);
  expect(await send(undo)).toMatchObject({ status: 422, answer: { status: 'problems' } });
});

test('it saves the texts of the studio with their photos', async () => {
  const post = { ...JSON.parse(before['news.json'] ?? '')[0], id: 2, image: 'news-2.jpg' };
  const form = new FormData();
  form.set('changes', JSON.stringify([{ file: 'news.json', path: [0], after: post }]));
  form.append('photos', new Blob([new Uint8Array(await plainPhoto())]), 'images/news/news-2.jpg');
  const sent = new Response(form);
  const { status, answer } = await send({
    path: '/texts',
    headers: { 'Content-Type': sent.headers.get('Content-Type') ?? '' },
    body: Buffer.from(await sent.arrayBuffer()),
  });
  expect({ status, answer }).toMatchObject({ status: 200, answer: { status: 'saved' } });
  expect(await filesIn(folder)).toHaveProperty(['images/news/news-2.jpg']);
  expect(steps).toEqual(['look away', 'look again', 'follow']);
});

test.each(['', '{}', '{"change":"../site"}', '{"change":1}'])(
  'it refuses a request that no page sends: %s',
  async (text) => {
    const headers = { 'Content-Type': 'application/json' };
    const sent = await send({ path: '/undo', headers, body: Buffer.from(text) });
    expect(sent).toMatchObject({ status: 400, answer: { status: 'failed' } });
    expect(await filesIn(folder)).toEqual(before);
  },
);

test('it refuses a package while another program saves', async () => {
  const locking = lockSaving(folder);
  expect(await send({ body: await packed() })).toEqual({ status: 409, answer: { status: 'busy' } });
  if (locking.status === 'locked') locking.unlock();
  expect(await filesIn(folder)).toEqual(before);
});

test('it says why a saving failed', async () => {
  const full = Object.assign(new Error('no'), { code: 'ENOSPC' });
  const failing = savingEndpoint(folder, { ...follower, undisturbed: () => Promise.reject(full) });
  server.removeAllListeners('request').on('request', failing);
  expect(await send({ body: await packed() })).toEqual({
    status: 500,
    answer: { status: 'failed', message: 'Nothing was saved: the disk is full (ENOSPC)' },
  });
});

test('it does not bring back a folder that is gone', async () => {
  await rm(folder, { recursive: true });
  expect(await send({ body: await packed() })).toMatchObject({ status: 500 });
  await expect(filesIn(folder)).rejects.toThrow('ENOENT');
});

test.each<[string, number, Sent]>([
  ['a request from another site', 403, { headers: { Origin: 'https://example.org' } }],
  ['a request to another host name', 403, { headers: { Host: 'evil.example' } }],
  ['a request without the header', 403, { headers: { 'X-Requested-With': '' } }],
  ['another type', 415, { headers: { 'Content-Type': 'text/plain' } }],
  ['another method', 405, { method: 'PUT' }],
  ['a desk that there is not', 404, { path: '/constructor' }],
  ['a place below', 404, { path: '/works/../../etc' }],
])('it refuses %s', async (_, status, sent) => {
  expect((await send({ body: await packed(), ...sent })).status).toBe(status);
  expect(steps).toEqual([]);
  expect(await filesIn(folder)).toEqual(before);
});

test('it refuses a body above the limit', async () => {
  const body = Buffer.alloc(LARGEST_PACKAGE_BYTES + 2_000_000);
  expect(await send({ body })).toMatchObject({ status: 413, answer: { status: 'failed' } });
});
