import { reportContent } from '#pipeline/folder/report.ts';
import { CACHE_DIR, checkWritable, readSettings } from '#pipeline/settings.ts';
import { runCommand } from './run-command.ts';

await runCommand('npm run check:content', {}, async () => {
  const { contentDir } = readSettings(process.env);
  await checkWritable(CACHE_DIR);
  const checked = await reportContent(contentDir, 'working');
  if (checked.status === 'faulty') process.exitCode = 1;
});
