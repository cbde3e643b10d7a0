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
  const options = { cacheDir, quality: 'working' } as const;
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

const endless: RequestListener = (_, response) => {
  const chunk = Buffer.alloc(1_000_000, 0xff);
  const more = () => {
    while (!response.destroyed && response.write(chunk));
  };
  response.on('drain', more);
  more();
};

function redirectTo(location: string): RequestListener {
  return (_, response) => response.writeHead(302, { location }).end();
}

test.each<[string, RequestListener, string]>([
  ['answers with an error', (_, response) => response.writeHead(404).end(), 'HTTP 404'],
  ['gives nothing', (_, response) => response.end(), 'empty'],
  ['hangs up', (request) => request.socket.destroy(), 'socket hang up'],
  [
    'announces too much',
    (_, response) => response.writeHead(200, { 'content-length': '70000000' }).write('x'),
    '70 MB',
  ],
  ['never ends', endless, 'at most 60 MB'],
  ['redirects to this computer', redirectTo('http://127.0.0.1/a'), '127.0.0.1, which is no public'],
  ['redirects to a name of this computer', redirectTo('http://localhost/a'), 'localhost, which'],
  ['redirects to an address of a cloud', redirectTo('http://169.254.169.254/'), '169.254.169.254'],
  ['redirects by IPv6', redirectTo('http://[::ffff:10.0.0.1]/'), '::ffff:a00:1, which'],
  ['redirects to another protocol', redirectTo('ftp://example.org/a'), 'ftp'],
])('names the address of a server that %s', async (_, listener, message) => {
  const { address } = await serve(listener);
  const outcome = await processRemote(address, await createTemporaryFolder());
  expect(outcome).toMatchObject({ status: 'faulty', message: expect.stringContaining(message) });
  expect(outcome).toMatchObject({ message: expect.stringContaining(address) });
});
