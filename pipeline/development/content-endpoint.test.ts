import { createServer, type Server } from 'node:http';
import { beforeEach, expect, test } from 'vitest';
import type { Edit } from '#catalogue/change/apply-change.ts';
import type { Photo } from '#catalogue/photos/photo.ts';
import { plainPhoto } from '#test/content.fixture.ts';
import { portOf } from '#test/free-port.ts';
import { failure, filesIn, json, lake, newFolder } from '#test/saving.ts';
import { contentEndpoint } from './content-endpoint.ts';
import type { ContentWatcher } from './watch-content.ts';

const RIVER = { name: 'river' } as Photo;

let folder: string;
let server: Server;
let before: Record<string, string>;
let steps: string[];

const watcher: ContentWatcher = {
  photosByFile: () => new Map([['images/gallery/river.jpg', RIVER]]),
  runExclusively(task) {
    steps.push('start');
    return task().finally(() => steps.push('end'));
  },
  updatePages: async () => void steps.push('update'),
};

beforeEach(async () => {
  steps = [];
  folder = await newFolder();
  before = await filesIn(folder);
  server = createServer(contentEndpoint(folder, watcher));
  return () => server.close();
});

async function send(body: BodyInit | null = null, path = '/save', init: RequestInit = {}) {
  const headers = { 'X-Requested-With': 'add', ...init.headers };
  const request = { method: 'POST', body, ...init, headers };
  const response = await fetch(`http://127.0.0.1:${await portOf(server)}${path}`, request);
  return { status: response.status, answer: await response.json() };
}

const ADDITION: Edit = { kind: 'work', base: null, value: lake() };

async function form(change: unknown = [ADDITION], path = 'images/gallery/ozero-3.jpg') {
  const fields = new FormData();
  fields.set('change', JSON.stringify(change));
  fields.set(path, new Blob([new Uint8Array(await plainPhoto())]));
  return fields;
}

test('sends the files as stored, and the photos with their pictures', async () => {
  const { answer } = await send(null, '/', { method: 'GET' });
  expect(answer.files['gallery.json']).toEqual(await json(folder, 'gallery.json'));
  const photos = { 'images/gallery/river.jpg': RIVER, 'images/gallery/cat.jpg': null };
  expect(answer.photos).toMatchObject(photos);
});

test('saves a change with its photo, answers when pages show it, and takes it back', async () => {
  const { status, answer } = await send(await form());
  expect(status).toBe(200);
  expect(answer).toMatchObject({ status: 'saved', id: 3 });
  expect(answer.files).toContainEqual({ file: 'images/gallery/ozero-3.jpg' });
  expect(steps).toEqual(['start', 'end', 'update']);
  expect(await filesIn(folder)).toHaveProperty(['images/gallery/ozero-3.jpg']);
  expect(await send(null, '/undo')).toMatchObject({ status: 200, answer: { status: 'saved' } });
  expect(await filesIn(folder)).toMatchObject(before);
});

test.each<[string, number, Edit]>([
  ['problems', 422, { kind: 'work', base: null, value: lake({ src: 'none.jpg' }) }],
  ['conflict', 409, { kind: 'work', base: lake({ id: 2 }), value: null }],
])('answers with %s', async (status, code, edit) => {
  expect(await send(await form([edit]))).toMatchObject({ status: code, answer: { status } });
  expect(await filesIn(folder)).toEqual(before);
});

test('reports in the language of the page why a saving failed', async () => {
  const runExclusively = () => Promise.reject(failure('ENOSPC'));
  const endpoint = contentEndpoint(folder, { ...watcher, runExclusively });
  server.removeAllListeners('request').on('request', endpoint);
  const answer = { status: 'failed', message: expect.stringContaining('Диск заполнен (ENOSPC)') };
  const russian = { headers: { 'Accept-Language': 'ru' } };
  expect(await send(await form(), '/save', russian)).toMatchObject({ status: 500, answer });
});

const MULTIPART = { 'Content-Type': 'multipart/form-data; boundary=x' };

test.each<[string, number, BodyInit, RequestInit?]>([
  ['a request from another site', 403, await form(), { headers: { Origin: 'https://a.by' } }],
  ['a body that is no form', 400, 'hello', { headers: MULTIPART }],
  ['a photo that leads out of the folder', 400, await form([ADDITION], 'images/../site.json')],
  ['a body above the limit', 413, new Uint8Array(100_000_001), { headers: MULTIPART }],
])('refuses %s', async (_, status, body, init) => {
  expect((await send(body, '/save', init)).status).toBe(status);
  expect(steps).toEqual([]);
  expect(await filesIn(folder)).toEqual(before);
});
