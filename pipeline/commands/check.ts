import { checkWritable } from '#pipeline/check-writable.ts';
import { checkContent } from '#pipeline/folder/check-content.ts';
import { formatReport } from '#pipeline/folder/report.ts';
import { messages } from '#pipeline/messages.ts';
import { createProgressBar, photoLabels } from '#pipeline/photos/progress-bar.ts';
import { CACHE_DIR, readSettings } from '#pipeline/settings.ts';
import { readArguments, runCommand } from './run-command.ts';

const text = messages(
  { usage: 'Check the folder: npm run check:content' },
  { usage: 'Проверить папку: npm run check:content' },
);

await runCommand(async () => {
  readArguments({}, text().usage);
  const { contentDir } = readSettings(process.env);
  await checkWritable(CACHE_DIR);
  const bar = createProgressBar({ label: photoLabels().checking });
  const checked = await checkContent(contentDir, {
    cacheDir: CACHE_DIR,
    quality: 'working',
    onProgress: bar.update,
  });
  console.log(formatReport(checked));
  if (checked.status === 'faulty') process.exitCode = 1;
});
