import type { AddressInfo } from 'node:net';
import { checkPort } from '#pipeline/server/listen.ts';
import { serveSite } from '#pipeline/server/serve-site.ts';
import { readSettings } from '#pipeline/settings.ts';
import { buildSite } from '#pipeline/site/build-site.ts';
import { runCommand } from './run-command.ts';

await runCommand(async () => {
  const settings = readSettings(process.env);
  const { outDir, basePath, port } = settings;
  await checkPort(port);
  await buildSite(settings, 'working');
  const server = await serveSite({ siteDir: outDir, basePath, port });
  const address = server.address() as AddressInfo;
  console.log(`The site is at http://localhost:${address.port}${basePath}  (Ctrl+C ends it)`);
});
