import { restoreContent } from '#pipeline/add/lock-saving.ts';
import { checkWritable } from '#pipeline/check-writable.ts';
import { createProgressBar } from '#pipeline/photos/progress-bar.ts';
import { runCommand } from '#pipeline/run-command.ts';
import { readSettings } from '#pipeline/settings.ts';
import { CACHE_DIR } from '#pipeline/site/cache-dir.ts';
import { checkContent } from './check-content.ts';
import { printReport } from './report.ts';

await runCommand(async () => {
  const { contentDir } = readSettings(process.env);
  await checkWritable(CACHE_DIR);
  await restoreContent(contentDir);
  const bar = createProgressBar({ label: 'Checking photos' });
  const checked = await checkContent(contentDir, {
    cacheDir: CACHE_DIR,
    quality: 'working',
    makePictures: false,
    onProgress: bar.update,
  });
  printReport(checked);
  if (checked.status === 'faulty') process.exitCode = 1;
});
