import { checkWritable } from '#pipeline/check-writable.ts';
import { checkContent } from '#pipeline/folder/check-content.ts';
import { printReport } from '#pipeline/folder/report.ts';
import { createProgressBar, photoLabels } from '#pipeline/photos/progress-bar.ts';
import { restoreContent } from '#pipeline/saving/lock-saving.ts';
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
