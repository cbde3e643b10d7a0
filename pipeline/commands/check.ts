import { restoreContent } from '#pipeline/add/lock-saving.ts';
import { checkWritable } from '#pipeline/check-writable.ts';
import { checkContent } from '#pipeline/content/check-content.ts';
import { printReport } from '#pipeline/content/report.ts';
import { createProgressBar, photoLabels } from '#pipeline/photos/progress-bar.ts';
import { CACHE_DIR, readSettings } from '#pipeline/settings.ts';
import { runCommand } from './run-command.ts';

await runCommand(async () => {
  const { contentDir } = readSettings(process.env);
  await checkWritable(CACHE_DIR);
  await restoreContent(contentDir);
  const bar = createProgressBar({ label: photoLabels().checking });
  const checked = await checkContent(contentDir, {
    cacheDir: CACHE_DIR,
    quality: 'working',
    makePictures: false,
    onProgress: bar.update,
  });
  printReport(checked);
  if (checked.status === 'faulty') process.exitCode = 1;
});
