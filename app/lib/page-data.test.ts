import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dataPath, fetchDataAhead, fetchPageData, forgetPageData } from './page-data.ts';

const NEWS = '/news.data';
const address = (path: string) => new URL(path, 'https://gallery.example');

let answer: () => Promise<Response>;
const host = vi.fn(() => answer());

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', host);
  answer = async () => new Response('news');
});

afterEach(() => {
  forgetPageData(NEWS);
  host.mockClear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function read(path = NEWS): Promise<string> {
  return (await fetchPageData(address(path), {})).text();
}

test.each([
  ['/en/news', '/en/news.data'],
  ['/', '/_.data'],
  ['/art/', '/art/_.data'],
])('it finds the data of %s at %s', (page, path) => {
  expect(dataPath(page)).toBe(path);
});

test('it asks once for what is fetched ahead, pointed at again and then followed', async () => {
  const ahead = fetchDataAhead(NEWS);
  await Promise.all([ahead, fetchDataAhead(NEWS), read()]);
  expect(await read(`${NEWS}?photo=2`)).toBe('news');
  expect(host).toHaveBeenCalledTimes(1);
});

test('it keeps what was shown, for five minutes', async () => {
  await read();
  await vi.advanceTimersByTimeAsync(5 * 60_000);
  await read();
  expect(host).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  await read();
  expect(host).toHaveBeenCalledTimes(2);
});

test.each([
  ['says that there is none', async () => new Response('', { status: 404 })],
  ['cannot be reached', async () => Promise.reject(new TypeError('no connection'))],
])('it asks again at the click when the host %s', async (_, failure) => {
  answer = failure;
  await expect(fetchDataAhead(NEWS)).rejects.toThrow();
  answer = async () => new Response('news');
  expect(await read()).toBe('news');
});

test('it passes on what the host says, and keeps only answers', async () => {
  answer = async () => new Response('gone', { status: 404 });
  expect((await fetchPageData(address(NEWS), {})).status).toBe(404);
  answer = async () => new Response('news');
  expect(await read()).toBe('news');
});

test('it asks anew for what did not serve', async () => {
  await fetchDataAhead(NEWS);
  forgetPageData(NEWS);
  await read();
  expect(host).toHaveBeenCalledTimes(2);
});
