import { spawn } from 'node:child_process';
import { chmod, cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#test/free-port.ts';
import { findNginx, type Nginx } from './find-nginx.ts';
import { makeCertificate } from './make-certificate.ts';
import {
  layOut,
  type ServedSite,
  type StartedServer,
  type StartedTlsServer,
  untilItAnswers,
} from './started-server.ts';

/** Debian's www-data, which the image runs as. */
const WWW_DATA = 33;

/**
 * Starts nginx with the shipped configuration; only the lines that are everybody's own are changed.
 *
 * @throws when nginx refuses the configuration; its words are in the message.
 */
export async function startNginx(site: ServedSite): Promise<StartedServer> {
  const host = `localhost:${site.port ?? (await freePort())}`;
  const lines = { 'listen 80;': `listen ${host};` };
  return start({ site, host, file: 'gallery.conf', lines, frameOf: frameForTests });
}

/** As above with the shipped configuration that has TLS, and a certificate that nobody has signed. */
export async function startNginxWithTls(site: ServedSite): Promise<StartedTlsServer> {
  const host = `localhost:${await freePort()}`;
  const tlsHost = `localhost:${await freePort()}`;
  const certificate = await makeCertificate();
  const lines = {
    'listen 80;': `listen ${host};`,
    'listen 443 ssl http2;': `listen ${tlsHost} ssl http2;`,
    'ssl_certificate /etc/letsencrypt/live/example.org/fullchain.pem;': `ssl_certificate ${certificate.file};`,
    'ssl_certificate_key /etc/letsencrypt/live/example.org/privkey.pem;': `ssl_certificate_key ${certificate.keyFile};`,
  };
  const server = await start({
    ...{ site, host, file: 'gallery-tls.conf', lines, frameOf: frameForTests },
  });
  return {
    ...server,
    tlsOrigin: `https://${tlsHost}`,
    stop: () => Promise.all([server.stop(), certificate.remove()]).then(() => {}),
  };
}

/** Starts nginx as the Docker image does: with its frame around the configuration, and by nobody of importance. */
export async function startNginxOfImage(site: ServedSite): Promise<StartedServer> {
  const host = `localhost:${await freePort()}`;
  return start({
    ...{ site, host, file: 'gallery.conf', lines: { 'listen 80;': `listen ${host};` } },
    async frameOf(folder) {
      const frame = await readFile('deploy/docker/nginx.conf', 'utf8');
      return frame.replaceAll('/tmp/', `${folder}/`).replace('/etc/nginx/conf.d/', `${folder}/`);
    },
    owner: process.getuid?.() === 0 ? { uid: WWW_DATA, gid: WWW_DATA } : {},
  });
}

const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

function frameForTests(folder: string, { module }: Nginx): string {
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  return `load_module ${module};
${user}
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr;
events {}
http {
  access_log off;
${TEMPORARY.map((kind) => `  ${kind}_temp_path ${folder}/${kind};`).join('\n')}
  include ${folder}/gallery.conf;
}
`;
}

interface Start {
  readonly site: ServedSite;
  readonly host: string;
  /** In `deploy/nginx/`. */
  readonly file: string;
  readonly lines: Readonly<Record<string, string>>;
  readonly frameOf: (folder: string, nginx: Nginx) => string | Promise<string>;
  readonly owner?: { readonly uid?: number; readonly gid?: number };
}

async function start({ site, host, file, lines, frameOf, owner }: Start): Promise<StartedServer> {
  const nginx = findNginx();
  if (!nginx) throw new Error('There is no nginx');
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  // Whoever nginx runs as keeps its process number there.
  await chmod(folder, 0o777);
  const root = await layOut(site, folder);
  const configuration = replaceLines(await readFile(join('deploy/nginx', file), 'utf8'), {
    ...lines,
    'default /;': `default ${site.basePath};`,
    'root /var/www/gallery;': `root ${root};`,
  });
  await cp('deploy/nginx/gallery', join(folder, 'gallery'), { recursive: true });
  // Not beside what the frame of the image includes: everything that ends so.
  const main = join(folder, 'main');
  await writeFile(join(folder, 'gallery.conf'), configuration);
  await writeFile(main, await frameOf(folder, nginx));

  const options = ['-p', folder, '-c', main, '-e', 'stderr', '-g', 'daemon off;'];
  const child = spawn(nginx.program, options, { stdio: ['ignore', 'ignore', 'pipe'], ...owner });
  return untilItAnswers(child, { origin: `http://${host}`, folder });
}

function replaceLines(text: string, lines: Readonly<Record<string, string>>): string {
  return Object.entries(lines).reduce((changed, [line, replacement]) => {
    if (changed.split(line).length !== 2) throw new Error(`It has not one '${line}'`);
    return changed.replace(line, () => replacement);
  }, text);
}
