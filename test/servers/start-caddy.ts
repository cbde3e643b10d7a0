import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#test/free-port.ts';
import {
  type ServedSite,
  type StartedServer,
  type StartedTlsServer,
  untilItAnswers,
} from './started-server.ts';

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
  const origin = `http://localhost:${site.port ?? (await freePort())}`;
  return start({ site, origin, address: origin, options: [] });
}

/** As above by a name of its own, for which Caddy makes a certificate: nobody but itself has signed it. */
export async function startCaddyWithTls(site: ServedSite): Promise<StartedTlsServer> {
  const [port, tlsPort] = [await freePort(), await freePort()];
  const tlsOrigin = `https://localhost:${tlsPort}`;
  const server = await start({
    site,
    origin: tlsOrigin,
    address: 'localhost',
    options: [`http_port ${port}`, `https_port ${tlsPort}`, 'skip_install_trust'],
  });
  return { ...server, origin: `http://localhost:${port}`, tlsOrigin };
}

interface Start {
  readonly site: ServedSite;
  readonly origin: string;
  readonly address: string;
  readonly options: readonly string[];
}

async function start({ site, origin, address, options }: Start): Promise<StartedServer> {
  const folder = await mkdtemp(join(tmpdir(), 'caddy-'));
  const config = join(folder, 'Caddyfile');
  const all = ['admin off', 'default_bind 127.0.0.1', ...options].map((option) => `\t${option}\n`);
  const shipped = await readFile('deploy/caddy/Caddyfile', 'utf8');
  await writeFile(config, `{\n${all.join('')}}\n${shipped}`);
  const child = spawn(PROGRAM, ['run', '--config', config, '--adapter', 'caddyfile'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      ...{
        SITE_ADDRESS: address,
        SITE_ROOT: site.siteDir,
        BASE_PATH: site.basePath === '/' ? undefined : site.basePath,
      },
      ...{ HOME: folder, XDG_DATA_HOME: folder },
    },
  });
  return untilItAnswers(child, { origin, folder });
}
