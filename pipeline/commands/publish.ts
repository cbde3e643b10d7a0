import { readSettings } from '#pipeline/settings.ts';
import { openBucket } from '#pipeline/storage/bucket.ts';
import { publishSite } from '#pipeline/storage/publish-site.ts';
import { readStorageSettings } from '#pipeline/storage/storage-settings.ts';
import { runCommand } from './run-command.ts';

const isDryRun = process.argv.includes('--dry-run');

await runCommand(async () => {
  const { outDir, basePath } = readSettings(process.env);
  const { uploaded, unchanged, removed } = await publishSite({
    siteDir: outDir,
    basePath,
    bucket: openBucket(readStorageSettings(process.env)),
    isDryRun,
    onChange: ({ what, key }) => console.log(`${what} ${key}`),
  });
  const tense = isDryRun ? 'would be ' : '';
  console.log(
    `${uploaded} files ${tense}uploaded, ${removed} ${tense}removed, ${unchanged} unchanged`,
  );
});
