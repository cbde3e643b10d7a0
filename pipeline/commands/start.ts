import { checkPort } from '#pipeline/server/listen.ts';
import { serveSite } from '#pipeline/server/serve-site.ts';
import { readSettings } from '#pipeline/settings.ts';
import { buildSite } from '#pipeline/site/build.ts';
import { text } from './messages.ts';
import { runCommand } from './run-command.ts';

await runCommand('npm start', {}, async () => {
  const settings = readSettings(process.env);
  const { basePath } = settings;
  const port = await checkPort(settings.port);
  await buildSite(settings, 'working');
  await serveSite({ ...settings, port });
  console.log(text().site(`http://localhost:${port}${basePath}`));
});
