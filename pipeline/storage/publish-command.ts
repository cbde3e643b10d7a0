import { runCommand } from '#pipeline/run-command.ts';
import { readSettings } from '#pipeline/settings.ts';
import { openBucket } from './bucket.ts';
import { publishSite } from './publish-site.ts';
import { readStorageSettings } from './storage-settings.ts';

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
