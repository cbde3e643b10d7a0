import type { Server } from 'node:http';
import { checkPort } from '#pipeline/server/listen.ts';
import { serveSite } from '#pipeline/server/serve-site.ts';
import { readSettings } from '#pipeline/settings.ts';
import { buildSite } from '#pipeline/site/build.ts';
import { text } from './messages.ts';
import { runCommand } from './run-command.ts';

await runCommand('npm start', {}, async () => {
  const settings = readSettings(process.env);
  const port = await checkPort(settings.port);
  let server = undefined as Server | undefined;
  try {
    await buildSite({ ...settings, port }, 'working', async (site) => {
      server = await serveSite(site);
      console.log(text().site(`http://localhost:${port}${site.basePath}`));
    });
  } catch (error) {
    server?.closeAllConnections();
    server?.close();
    throw error;
  }
});
