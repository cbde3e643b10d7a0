import { startDevelopment } from '#pipeline/development/start-development.ts';
import { checkPort } from '#pipeline/server/listen.ts';
import { CACHE_DIR, checkWritable, readSettings } from '#pipeline/settings.ts';
import { WORK_DIRS } from '#pipeline/site/work-dir.ts';
import { text } from './messages.ts';
import { runCommand } from './run-command.ts';

await runCommand('npm run dev', {}, async () => {
  const settings = readSettings(process.env);
  const port = await checkPort(settings.port);
  await checkWritable(CACHE_DIR, WORK_DIRS);
  await startDevelopment({ ...settings, port });
  const url = `http://localhost:${port}${settings.basePath}`;
  console.log(`${text().site(url)}\n${text().forms(`${url}add`)}`);
});
