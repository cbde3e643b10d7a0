import { validateFolder } from '#catalogue/check/validate-folder.ts';
import { ExpectedError } from '#pipeline/expected-error.ts';
import { readFolder } from '#pipeline/folder/read-folder.ts';
import { text } from '#pipeline/publish/messages.ts';
import { openTarget } from '#pipeline/publish/open-target.ts';
import { prepareTarget, publishSite } from '#pipeline/publish/publish-site.ts';
import { checkRemotely } from '#pipeline/publish/remote-check.ts';
import { hashSite } from '#pipeline/publish/site-files.ts';
import { CACHE_DIR, readSettings } from '#pipeline/settings.ts';
import { buildSite } from '#pipeline/site/build.ts';
import { runCommand } from './run-command.ts';

const options = { 'dry-run': { type: 'boolean', default: false } } as const;

await runCommand('npm run publish [-- --dry-run]', { options }, async ({ values }) => {
  const isDryRun = values['dry-run'];
  const settings = readSettings(process.env);
  const { contentDir, outDir: siteDir, siteUrl, basePath } = settings;
  // Only reads `publish` in site.json. The build, which takes minutes, checks the whole folder.
  const { site } = validateFolder((await readFolder(contentDir)).json);
  const publishOptions = { siteDir, basePath, siteUrl, cacheDir: CACHE_DIR };
  const target = await openTarget(site.salvaged?.publish, publishOptions);
  await prepareTarget(target, isDryRun);
  await buildSite(settings, 'release');
  await publishSite(target, await hashSite(siteDir, target.host), isDryRun);
  if (isDryRun) return;
  if (siteUrl === undefined) return console.log(text().noUrl);

  const url = siteUrl + basePath;
  console.log(text().checking(url));
  // GitHub Pages takes some minutes to rebuild.
  const timeoutMs = target.host === 'github-pages' ? 600_000 : 60_000;
  const problem = await checkRemotely(url, siteDir, timeoutMs);
  if (problem) throw new ExpectedError(problem);
  console.log(text().verified);
});
