import { spawn } from 'node:child_process';
import { chmod, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nginxFile } from '#pipeline/deploy/nginx-file.ts';
import { freePort } from '../free-port.ts';
import { findNginx, type Nginx } from './find-nginx.ts';
import { layOut, type ServedSite, type StartedServer, untilItAnswers } from './started-server.ts';

/** Debian's www-data, which the image runs as. */
const WWW_DATA = 33;

/**
 * Starts nginx with the shipped configuration, which a unit test holds against `deploy/`; only the two lines that are
 * everybody's own are changed.
 *
 * @throws when nginx refuses the configuration; its words are in the message.
 */
export function startNginx(site: ServedSite): Promise<StartedServer> {
  return start(site, async (folder, { module }) => {
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
  });
}

const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** Starts nginx as the Docker image does: with its frame around the configuration, and by nobody of importance. */
export function startNginxOfImage(site: ServedSite): Promise<StartedServer> {
  return start(
    site,
    async (folder) => {
      const frame = await readFile('deploy/docker/nginx.conf', 'utf8');
      return frame.replaceAll('/tmp/', `${folder}/`).replace('/etc/nginx/conf.d/', `${folder}/`);
    },
    process.getuid?.() === 0 ? { uid: WWW_DATA, gid: WWW_DATA } : {},
  );
}

async function start(
  site: ServedSite,
  frameOf: (folder: string, nginx: Nginx) => Promise<string>,
  owner: { readonly uid?: number; readonly gid?: number } = {},
): Promise<StartedServer> {
  const nginx = findNginx();
  if (!nginx) throw new Error('There is no nginx');
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  // Whoever nginx runs as keeps its process number there.
  await chmod(folder, 0o777);
  const host = `localhost:${site.port ?? (await freePort())}`;
  const root = await layOut(site, folder);
  const ours = replaceLine(nginxFile(site.basePath), 'listen 80;', `listen ${host};`);
  const served = replaceLine(ours, 'root /var/www/gallery;', `root ${root};`);
  // Not beside what the frame of the image includes: everything that ends so.
  const main = join(folder, 'main');
  await writeFile(join(folder, 'gallery.conf'), served);
  await writeFile(main, await frameOf(folder, nginx));

  const options = ['-p', folder, '-c', main, '-e', 'stderr', '-g', 'daemon off;'];
  const child = spawn(nginx.program, options, { stdio: ['ignore', 'ignore', 'pipe'], ...owner });
  return untilItAnswers(child, { origin: `http://${host}`, folder });
}

function replaceLine(text: string, line: string, replacement: string): string {
  if (text.split(line).length !== 2) throw new Error(`The configuration has not one '${line}'`);
  return text.replace(line, () => replacement);
}
