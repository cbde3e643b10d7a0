import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';

// A detail photo of the fixture is an address of another server. The build fetches it once and caches it.
const REMOTE_PHOTO = 'test/specification/content/images/gallery/lilac.jpg';
const REMOTE_PORT = 18_417;

const photoServer = createServer((_request, response) => {
  createReadStream(REMOTE_PHOTO).pipe(response);
});
photoServer.listen(REMOTE_PORT, 'localhost');
await once(photoServer, 'listening');

// The sites that the specification is tested on. The sample comes last: other tests go on with it.
await build({ CONTENT_DIR: 'test/specification/content', OUT_DIR: 'build/specification' });
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
