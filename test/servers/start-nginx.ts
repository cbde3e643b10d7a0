import { spawn } from 'node:child_process';
import { chmod, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nginxFile, nginxTlsFile } from '#pipeline/deploy/nginx-file.ts';
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
 * Starts nginx with the shipped configuration, which a unit test holds against `deploy/`; only the lines that are
 * everybody's own are changed.
 *
 * @throws when nginx refuses the configuration; its words are in the message.
 */
export async function startNginx(site: ServedSite): Promise<StartedServer> {
  const host = `localhost:${site.port ?? (await freePort())}`;
  const configuration = replaceLines(nginxFile(site.basePath), { 'listen 80;': `listen ${host};` });
  return start({ site, host, configuration, frameOf: frameForTests });
}

/** As above with the shipped configuration that has TLS, and a certificate that nobody has signed. */
export async function startNginxWithTls(site: ServedSite): Promise<StartedTlsServer> {
  const host = `localhost:${await freePort()}`;
  const tlsHost = `localhost:${await freePort()}`;
  const certificate = await makeCertificate();
  const configuration = replaceLines(nginxTlsFile(site.basePath), {
    'listen 80;': `listen ${host};`,
    'listen 443 ssl http2;': `listen ${tlsHost} ssl http2;`,
    'ssl_certificate /etc/letsencrypt/live/example.org/fullchain.pem;': `ssl_certificate ${certificate.file};`,
    'ssl_certificate_key /etc/letsencrypt/live/example.org/privkey.pem;': `ssl_certificate_key ${certificate.keyFile};`,
  });
  const server = await start({ site, host, configuration, frameOf: frameForTests });
  return {
    ...server,
    tlsOrigin: `https://${tlsHost}`,
    stop: () => Promise.all([server.stop(), certificate.remove()]).then(() => {}),
  };
}

/** Starts nginx as the Docker image does: with its frame around the configuration, and by nobody of importance. */
export async function startNginxOfImage(site: ServedSite): Promise<StartedServer> {
  const host = `localhost:${await freePort()}`;
  const configuration = replaceLines(nginxFile(site.basePath), { 'listen 80;': `listen ${host};` });
  return start({
    ...{ site, host, configuration },
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
  readonly configuration: string;
  readonly frameOf: (folder: string, nginx: Nginx) => string | Promise<string>;
  readonly owner?: { readonly uid?: number; readonly gid?: number };
}

async function start({ site, host, configuration, frameOf, owner }: Start): Promise<StartedServer> {
  const nginx = findNginx();
  if (!nginx) throw new Error('There is no nginx');
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  // Whoever nginx runs as keeps its process number there.
  await chmod(folder, 0o777);
  const root = await layOut(site, folder);
  const served = replaceLines(configuration, { 'root /var/www/gallery;': `root ${root};` });
  // Not beside what the frame of the image includes: everything that ends so.
  const main = join(folder, 'main');
  await writeFile(join(folder, 'gallery.conf'), served);
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
