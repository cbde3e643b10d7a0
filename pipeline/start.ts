import type { AddressInfo } from 'node:net';
import { runCommand } from './run-command.ts';
import { checkPort } from './server/listen.ts';
import { serveSite } from './server/serve-site.ts';
import { readSettings } from './settings.ts';
import { buildSite } from './site/build-site.ts';

await runCommand(async () => {
  const settings = readSettings(process.env);
  const { outDir, basePath, port } = settings;
  await checkPort(port);
  await buildSite(settings, 'working');
  const server = await serveSite({ siteDir: outDir, basePath, port });
  const address = server.address() as AddressInfo;
  console.log(`The site is at http://localhost:${address.port}${basePath}  (Ctrl+C ends it)`);
});
