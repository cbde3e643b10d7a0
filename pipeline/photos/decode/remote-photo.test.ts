import { createServer, type RequestListener } from 'node:http';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { samplePhoto } from '#pipeline/photos/photo.fixture.ts';
import { outcomeKey, processPhotos } from '#pipeline/photos/process-photos.ts';
import { portOf } from '#test/free-port.ts';
import { createTemporaryFolder } from '#test/temporary-folder.ts';

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${await portOf(server)}/river.jpg`;
}

async function processRemote(url: string, cacheDir: string) {
  const request = { path: url, file: url, role: 'gallery/details' } as const;
  const options = { cacheDir, quality: 'working' } as const;
  return (await processPhotos([request], options)).get(outcomeKey(request));
}

test('fetches a photo once and needs no network afterwards', async () => {
  const photo = await samplePhoto().jpeg().toBuffer();
  const listener = vi.fn<RequestListener>((_, response) => response.end(photo));
  const url = await serve(listener);
  const cacheDir = join(await createTemporaryFolder(), 'cache');
  const ready = { status: 'ready', photo: { name: expect.stringMatching(/^river-/), width: 300 } };
  expect(await processRemote(url, cacheDir)).toMatchObject(ready);
  expect(await processRemote(url, cacheDir)).toMatchObject(ready);
  expect(listener).toHaveBeenCalledTimes(1);
});

const endless: RequestListener = (_, response) => {
  const chunk = Buffer.alloc(1_000_000, 0xff);
  const write = () => void (response.destroyed || response.write(chunk, write));
  write();
};

const LARGE = { 'content-length': '70000000' };

function redirectTo(location: string): RequestListener {
  return (_, response) => response.writeHead(302, { location }).end();
}

test.each<[string, RequestListener, string]>([
  ['answers with an error', (_, response) => response.writeHead(404).end(), 'HTTP 404'],
  ['hangs up', (request) => request.socket.destroy(), 'socket hang up'],
  ['announces too much', (_, response) => response.writeHead(200, LARGE).write('x'), '70 MB'],
  ['never ends', endless, 'the limit is 60 MB'],
  ['leads to this computer', redirectTo('http://127.0.0.1/a'), '127.0.0.1, which is not a public'],
  ['redirects to a name of this computer', redirectTo('http://localhost/a'), 'localhost, which'],
  ['redirects to another protocol', redirectTo('ftp://example.org/a'), 'ftp'],
])('names the URL of a server that %s', async (_, listener, message) => {
  const url = await serve(listener);
  const outcome = await processRemote(url, await createTemporaryFolder());
  expect(outcome).toMatchObject({ status: 'faulty', message: expect.stringContaining(message) });
  expect(outcome).toMatchObject({ message: expect.stringContaining(url) });
});
