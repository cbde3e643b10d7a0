import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../free-port.ts';
import { findNginx } from './find-nginx.ts';

const SHIPPED = 'deploy/nginx/gallery.conf';

export interface StartedServer {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/**
 * Starts nginx with the shipped configuration; only the two lines that are everybody's own are changed.
 *
 * @throws when nginx refuses the configuration; its words are in the message.
 */
export async function startNginx(siteDir: string): Promise<StartedServer> {
  const nginx = findNginx();
  if (!nginx) throw new Error('There is no nginx');
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const shipped = await readFile(SHIPPED, 'utf8');
  const site = replaceLine(
    replaceLine(shipped, 'listen 80;', `listen 127.0.0.1:${port};`),
    'root /var/www/gallery;',
    `root ${siteDir};`,
  );
  await writeFile(join(folder, 'gallery.conf'), site);
  await writeFile(join(folder, 'nginx.conf'), mainFile(folder, nginx.module));

  const child = spawn(nginx.program, ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk;
  });
  const origin = `http://127.0.0.1:${port}`;
  const stop = async () => {
    if (child.exitCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    await rm(folder, { recursive: true, force: true });
  };
  while (!(await answers(origin))) {
    if (child.exitCode === null) continue;
    await stop();
    throw new Error(`nginx ended: ${output}`);
  }
  return { origin, stop };
}

async function answers(origin: string): Promise<boolean> {
  return fetch(origin).then(
    () => true,
    () => false,
  );
}

function replaceLine(text: string, line: string, replacement: string): string {
  if (text.split(line).length !== 2) throw new Error(`${SHIPPED} has not one '${line}'`);
  return text.replace(line, () => replacement);
}

function mainFile(folder: string, module: string): string {
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `load_module ${module};
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr;
events {}
http {
  access_log off;
${kinds.map((kind) => `  ${kind}_temp_path ${folder}/${kind};`).join('\n')}
  include ${folder}/gallery.conf;
}
`;
}
