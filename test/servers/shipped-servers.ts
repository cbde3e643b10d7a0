import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { freePort } from '#test/free-port.ts';
import { ask } from './ask.ts';

const NGINX = '/usr/sbin/nginx';
const CADDY = '/usr/bin/caddy';
const OPENSSL = '/usr/bin/openssl';
const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

export const hasNginx = () => [NGINX, BROTLI_MODULE, OPENSSL].every((file) => existsSync(file));
export const hasCaddy = () => existsSync(CADDY);

/** Debian's www-data, which the Docker image runs as. */
const WWW_DATA = 33;

interface ServedSite {
  readonly siteDir: string;
  readonly basePath: string;
  readonly hasTls: boolean;
}

type Location = Awaited<ReturnType<typeof prepareLocation>>;

export async function startNginx(site: ServedSite) {
  const location = await prepareLocation(site);
  const { folder, port, tlsPort } = location;
  const root = join(folder, 'site-root');
  const siteLink = join(root, site.basePath).replace(/\/$/, '');
  await mkdir(dirname(siteLink), { recursive: true });
  await symlink(site.siteDir, siteLink);
  await chmod(folder, 0o777);
  if (site.hasTls) makeCertificate(folder);
  await cp('deploy/nginx/gallery', join(folder, 'gallery'), { recursive: true });
  await copyWith(`deploy/nginx/gallery${site.hasTls ? '-tls' : ''}.conf`, `${folder}/site`, {
    'default /;': `default ${site.basePath};`,
    'root /var/www/gallery;': `root ${root};`,
    'listen 80;': `listen localhost:${port};`,
    ...(site.hasTls && {
      'listen 443 ': `listen localhost:${tlsPort} `,
      '/etc/letsencrypt/live/example.org/': `${folder}/`,
    }),
  });
  const main = `${folder}/nginx.conf`;
  await copyWith('deploy/docker/nginx.conf', main, {
    '/tmp/': `${folder}/`,
    '/etc/nginx/conf.d/*.conf': `${folder}/site`,
  });
  const options = ['-p', folder, '-c', main, '-e', 'stderr', '-g', 'daemon off;'];
  const owner = process.getuid?.() === 0 ? { uid: WWW_DATA, gid: WWW_DATA } : {};
  return start([NGINX, ...options], owner, location);
}

export async function startCaddy(site: ServedSite) {
  const location = await prepareLocation(site);
  const { folder, port, tlsPort, plainOrigin } = location;
  const tls = [`http_port ${port}`, `https_port ${tlsPort}`, 'skip_install_trust'];
  const options = ['admin off', 'default_bind 127.0.0.1', ...(site.hasTls ? tls : [])];
  const shipped = await readFile('deploy/caddy/Caddyfile', 'utf8');
  await writeFile(`${folder}/Caddyfile`, `{\n\t${options.join('\n\t')}\n}\n${shipped}`);
  const env = {
    ...process.env,
    SITE_ADDRESS: site.hasTls ? 'localhost' : plainOrigin,
    SITE_ROOT: site.siteDir,
    BASE_PATH: site.basePath === '/' ? undefined : site.basePath,
    HOME: folder,
    XDG_DATA_HOME: folder,
  };
  const args = ['run', '--config', `${folder}/Caddyfile`, '--adapter', 'caddyfile'];
  return start([CADDY, ...args], { env }, location);
}

async function prepareLocation({ hasTls }: ServedSite) {
  const folder = await mkdtemp(join(tmpdir(), 'server-'));
  const [port, tlsPort] = [await freePort(), await freePort()];
  const plainOrigin = `http://localhost:${port}`;
  const origin = hasTls ? `https://localhost:${tlsPort}` : plainOrigin;
  return { folder, port, tlsPort, plainOrigin, origin };
}

function makeCertificate(folder: string): void {
  const files = ['-out', `${folder}/fullchain.pem`, '-keyout', `${folder}/privkey.pem`];
  const options = ['-x509', '-nodes', '-newkey', 'rsa:2048', '-subj', '/CN=localhost'];
  execFileSync(OPENSSL, ['req', ...options, ...files], { stdio: 'ignore' });
  execFileSync('chmod', ['a+r', `${folder}/privkey.pem`]);
}

async function copyWith(from: string, to: string, changes: Readonly<Record<string, string>>) {
  let text = await readFile(from, 'utf8');
  for (const [part, replacement] of Object.entries(changes)) {
    if (!text.includes(part)) throw new Error(`${from} has no '${part}'`);
    text = text.replaceAll(part, () => replacement);
  }
  await writeFile(to, text);
}

async function start(
  [program = '', ...args]: readonly string[],
  options: object,
  { folder, origin, plainOrigin }: Location,
) {
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  child.stderr.on('data', (chunk) => (output += chunk));
  const stop = async () => {
    if (child.exitCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    await rm(folder, { recursive: true, force: true });
  };
  while (!(await ask(origin).catch(() => undefined))) {
    if (child.exitCode === null) continue;
    await stop();
    throw new Error(`The server ended: ${output}`);
  }
  return { origin, plainOrigin, stop };
}
