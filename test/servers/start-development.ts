import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '#test/free-port.ts';

const LONGEST_START_MS = 60_000;

interface Started {
  readonly contentDir: string;
  /** A page of the folder, and a text that it shows once the server is ready. */
  readonly ready: { readonly path: string; readonly text: string };
}

export async function startDevelopment({ contentDir, ready }: Started) {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const server = spawn('node', ['pipeline/commands/dev.ts'], {
    env: { ...process.env, MESSAGES: 'en', CONTENT_DIR: contentDir, PORT: String(port) },
    stdio: 'ignore',
    detached: true,
  });
  const page = () => fetch(origin + ready.path).then((answer) => answer.text());
  const deadline = Date.now() + LONGEST_START_MS;
  while (!(await page().catch(() => '')).includes(ready.text)) {
    if (Date.now() > deadline) throw new Error('`npm run dev` does not answer');
    await setTimeout(250);
  }
  return {
    port,
    origin,
    async stop() {
      const ended = once(server, 'exit');
      process.kill(-(server.pid ?? 0), 'SIGTERM');
      await ended;
    },
  };
}
