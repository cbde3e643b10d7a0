import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, createReadStream, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { freePort } from '#test/free-port.ts';

// The sites that the specification is tested on. The sample comes last: other tests go on with it.

const FIXTURE = 'test/specification/content';
const FIXTURE_COPY = 'build/specification-content';

// A detail photo of the fixture is on another server. The build fetches it once and caches it.
const port = await freePort();
const photoServer = createServer((_request, response) => {
  createReadStream(`${FIXTURE}/images/gallery/lilac.jpg`).pipe(response);
});
photoServer.listen(port, 'localhost');
await once(photoServer, 'listening');

rmSync(FIXTURE_COPY, { recursive: true, force: true });
cpSync(FIXTURE, FIXTURE_COPY, { recursive: true });
const gallery = readFileSync(`${FIXTURE}/gallery.json`, 'utf8');
writeFileSync(
  `${FIXTURE_COPY}/gallery.json`,
  gallery.replace('http://photos.example', `http://localhost:${port}`),
);

await build({ CONTENT_DIR: FIXTURE_COPY, OUT_DIR: 'build/specification' });
await build({});
photoServer.close();

async function build(settings: Record<string, string>): Promise<void> {
  const command = spawn(process.execPath, ['pipeline/commands/build.ts', 'working'], {
    env: { ...process.env, ...settings },
    stdio: 'inherit',
  });
  const [status] = await once(command, 'exit');
  if (status !== 0) process.exit(status ?? 1);
}
