import type { AddressInfo } from 'node:net';
import { messages } from '#pipeline/messages.ts';
import { checkPort } from '#pipeline/server/listen.ts';
import { serveSite } from '#pipeline/server/serve-site.ts';
import { readSettings } from '#pipeline/settings.ts';
import { buildSite } from '#pipeline/site/build-site.ts';
import { runCommand } from './run-command.ts';

const say = messages(
  { ready: (address: string) => `The site is at ${address}  (Ctrl+C ends it)` },
  { ready: (address) => `Сайт здесь: ${address}  (закончить — Ctrl+C)` },
);

await runCommand(async () => {
  const settings = readSettings(process.env);
  const { outDir, basePath, port } = settings;
  await checkPort(port);
  await buildSite(settings, 'working');
  const server = await serveSite({ siteDir: outDir, basePath, port });
  const address = server.address() as AddressInfo;
  console.log(say().ready(`http://localhost:${address.port}${basePath}`));
});
