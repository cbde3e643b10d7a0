import type { AddressInfo } from 'node:net';
import { messages } from '#pipeline/messages.ts';
import { checkPort } from '#pipeline/server/listen.ts';
import { serveSite } from '#pipeline/server/serve-site.ts';
import { readSettings } from '#pipeline/settings.ts';
import { buildSite } from '#pipeline/site/build.ts';
import { readArguments, runCommand } from './run-command.ts';

const text = messages(
  {
    usage: 'Build the site and show it on this computer: npm start',
    ready: (address: string) => `The site is at ${address}  (Ctrl+C ends it)`,
  },
  {
    usage: 'Собрать сайт и показать его на этом компьютере: npm start',
    ready: (address) => `Сайт здесь: ${address}  (закончить — Ctrl+C)`,
  },
);

await runCommand(async () => {
  readArguments({}, text().usage);
  const settings = readSettings(process.env);
  const { outDir, basePath, port } = settings;
  await checkPort(port);
  await buildSite(settings, 'working');
  const server = await serveSite({ siteDir: outDir, basePath, port });
  const address = server.address() as AddressInfo;
  console.log(text().ready(new URL(basePath, `http://localhost:${address.port}`).href));
});
