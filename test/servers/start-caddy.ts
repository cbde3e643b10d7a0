import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { caddyFile } from '#pipeline/deploy/caddy-file.ts';
import { freePort } from '../free-port.ts';
import { layOut, type ServedSite, type StartedServer, untilItAnswers } from './started-server.ts';

const PROGRAM = '/usr/bin/caddy';

/** Whether Debian's Caddy is there. */
export function hasCaddy(): boolean {
  return existsSync(PROGRAM);
}

/**
 * Starts Caddy with the shipped configuration, without the port for orders that several of them would quarrel over.
 *
 * @throws when Caddy refuses the configuration; its words are in the message.
 */
export async function startCaddy(site: ServedSite): Promise<StartedServer> {
  const folder = await mkdtemp(join(tmpdir(), 'caddy-'));
  const origin = `http://localhost:${site.port ?? (await freePort())}`;
  const config = join(folder, 'Caddyfile');
  await writeFile(config, `{\n\tadmin off\n}\n${caddyFile(site.basePath)}`);
  const root = await layOut(site, folder);
  const child = spawn(PROGRAM, ['run', '--config', config, '--adapter', 'caddyfile'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, SITE_ADDRESS: origin, SITE_ROOT: root, HOME: folder },
  });
  return untilItAnswers(child, { origin, folder });
}
