import { resolve } from 'node:path';
import { restoreContent } from '#pipeline/add/lock-saving.ts';
import { createProgressBar } from '#pipeline/photos/progress-bar.ts';
import { readSettings, SettingError } from '#pipeline/settings.ts';
import { checkContent } from './check-content.ts';
import { printReport } from './report.ts';

try {
  const { contentDir } = readSettings(process.env);
  await restoreContent(contentDir);
  const bar = createProgressBar({ label: 'Checking photos' });
  const checked = await checkContent(contentDir, {
    cacheDir: resolve('.cache'),
    quality: 'working',
    makePictures: false,
    onProgress: bar.update,
  });
  printReport(checked);
  process.exitCode = checked.status === 'faulty' ? 1 : 0;
} catch (error) {
  if (!(error instanceof SettingError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
