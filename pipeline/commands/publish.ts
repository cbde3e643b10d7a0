import { validateFolder } from '#catalogue/check/validate-folder.ts';
import { ExpectedError } from '#pipeline/expected-error.ts';
import { readFolder } from '#pipeline/folder/read-folder.ts';
import { text } from '#pipeline/publish/messages.ts';
import { openTarget } from '#pipeline/publish/open-target.ts';
import { prepareTarget, publishSite } from '#pipeline/publish/publish-site.ts';
import { checkRemotely } from '#pipeline/publish/remote-check.ts';
import { readSite } from '#pipeline/publish/site-files.ts';
import { CACHE_DIR, readSettings } from '#pipeline/settings.ts';
import { buildSite } from '#pipeline/site/build.ts';
import { runCommand } from './run-command.ts';

const options = { 'dry-run': { type: 'boolean', default: false } } as const;

await runCommand('npm run publish [-- --dry-run]', { options }, async ({ values }) => {
  const isDryRun = values['dry-run'];
  const settings = readSettings(process.env);
  const { contentDir, outDir: siteDir, siteUrl, basePath } = settings;
  // Before the build, which takes minutes; its check reports the rest of the file.
  const { site } = validateFolder((await readFolder(contentDir)).json);
  const publication = { siteDir, basePath, siteUrl, cacheDir: CACHE_DIR };
  const target = await openTarget(site.salvaged?.publish, publication);
  await prepareTarget(target, isDryRun);
  await buildSite(settings, 'release');
  await publishSite(target, await readSite(siteDir, target.to), isDryRun);
  if (isDryRun) return;
  if (siteUrl === undefined) return console.log(text().noAddress);

  const url = siteUrl + basePath;
  console.log(text().checking(url));
  // GitHub Pages takes some minutes to rebuild.
  const timeoutMs = target.to === 'github-pages' ? 600_000 : 60_000;
  const problem = await checkRemotely(url, siteDir, timeoutMs);
  if (problem) throw new ExpectedError(problem);
  console.log(text().right);
});
