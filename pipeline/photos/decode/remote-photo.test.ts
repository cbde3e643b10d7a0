import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { samplePhoto } from '#pipeline/photos/photo.fixture.ts';
import { outcomeKey, type PhotoOutcome, processPhotos } from '#pipeline/photos/process-photos.ts';
import { createTemporaryFolder } from '#test/temporary-folder.ts';

async function serve(listener: RequestListener): Promise<{ address: string; stop: () => void }> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  onTestFinished(stop);
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/river.jpg`, stop };
}

async function processRemote(address: string, cacheDir: string): Promise<PhotoOutcome | undefined> {
  const request = { path: address, file: address, role: 'gallery/details' } as const;
  const options = { cacheDir, quality: 'working', makePictures: false } as const;
  return (await processPhotos([request], options)).get(outcomeKey(request));
}

test('fetches a photo once and needs no network afterwards', async () => {
  const photo = await samplePhoto().jpeg().toBuffer();
  let asked = 0;
  const { address, stop } = await serve((_, response) => {
    asked += 1;
    response.end(photo);
  });
  const cacheDir = join(await createTemporaryFolder(), 'cache');
  const ready = { status: 'ready', photo: { name: expect.stringMatching(/^river-/), width: 300 } };
  expect(await processRemote(address, cacheDir)).toMatchObject(ready);
  stop();
  expect(await processRemote(address, cacheDir)).toMatchObject(ready);
  expect(asked).toBe(1);
});

test.each<[string, RequestListener, string]>([
  [
    'answers with an error',
    (_, response) => response.writeHead(404).end(),
    'answers with status 404',
  ],
  ['gives a page', (_, response) => response.end('<!doctype html><p>no'), 'an HTML page'],
  ['gives nothing', (_, response) => response.end(), 'empty'],
  ['hangs up', (request) => request.socket.destroy(), 'cannot be reached'],
  [
    'announces too much',
    (_, response) => response.writeHead(200, { 'content-length': '70000000' }).write('x'),
    '70 MB',
  ],
])('names the address of a server that %s', async (_, listener, message) => {
  const { address } = await serve(listener);
  const outcome = await processRemote(address, await createTemporaryFolder());
  expect(outcome).toMatchObject({ status: 'faulty', message: expect.stringContaining(message) });
  expect(outcome).toMatchObject({ message: expect.stringContaining(address) });
});

test('stops reading a photo that never ends', async () => {
  const { address } = await serve((_, response) => {
    const chunk = Buffer.alloc(1_000_000, 0xff);
    const more = () => {
      while (!response.destroyed && response.write(chunk));
    };
    response.on('drain', more);
    more();
  });
  const outcome = await processRemote(address, await createTemporaryFolder());
  expect(outcome).toMatchObject({ message: expect.stringContaining('at most 60 MB') });
});
