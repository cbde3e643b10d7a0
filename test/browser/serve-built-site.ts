import { once } from 'node:events';
import { serveSite } from '#pipeline/server/serve-site.ts';
import { readSettings } from '#pipeline/settings.ts';
import { startNginx } from '#test/servers/start-nginx.ts';

const settings = readSettings(process.env);
if (process.argv[2] === 'nginx') {
  const { outDir: siteDir, basePath, port } = settings;
  const server = await startNginx({ siteDir, basePath, port });
  await once(process, 'SIGTERM');
  await server.stop();
} else {
  await serveSite(settings);
}
