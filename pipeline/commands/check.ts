import { checkWritable } from '#pipeline/check-writable.ts';
import { checkContent } from '#pipeline/folder/check-content.ts';
import { formatReport } from '#pipeline/folder/report.ts';
import { createProgressBar, photoLabels } from '#pipeline/photos/progress-bar.ts';
import { CACHE_DIR, readSettings } from '#pipeline/settings.ts';
import { runCommand } from './run-command.ts';

await runCommand('npm run check:content', {}, async () => {
  const { contentDir } = readSettings(process.env);
  await checkWritable(CACHE_DIR);
  const { update: onProgress } = createProgressBar({ label: photoLabels().checking });
  const options = { cacheDir: CACHE_DIR, quality: 'working', onProgress } as const;
  const checked = await checkContent(contentDir, options);
  console.log(formatReport(checked));
  if (checked.status === 'faulty') process.exitCode = 1;
});
