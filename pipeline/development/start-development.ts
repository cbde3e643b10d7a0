import { ExpectedError } from '#pipeline/expected-error.ts';
import { formatReport, nothingBuilt } from '#pipeline/folder/report.ts';
import { createProgressBar, photoLabels } from '#pipeline/photos/progress-bar.ts';
import { CACHE_DIR, type Settings } from '#pipeline/settings.ts';
import { prepare } from '#pipeline/site/prepare.ts';
import { openWorkDir } from '#pipeline/site/work-dir.ts';

/**
 * Serves the artist's folder and the code as they are, until the process ends.
 * @throws {ExpectedError} when the content has errors
 */
export async function startDevelopment(settings: Settings): Promise<void> {
  process.env.NODE_ENV = 'development';
  const workDir = openWorkDir();
  process.once('exit', workDir.remove);
  const prepared = await prepare(settings, workDir.path, {
    cacheDir: CACHE_DIR,
    quality: 'working',
    onProgress: createProgressBar({ label: photoLabels().checking }).update,
  });
  console.log(formatReport(prepared));
  if (prepared.status === 'faulty') throw new ExpectedError(nothingBuilt());
  const { createServer } = await import('vite');
  const { developmentConfig } = await import('../../vite.config.ts');
  const { contentPlugin } = await import('./content-plugin.ts');
  const { pagesPlugin } = await import('./pages-plugin.ts');
  const { catalogue, manifest } = prepared;
  const shown = { settings, workDir: workDir.path, catalogue, manifest };
  const plugins = [contentPlugin(shown), pagesPlugin(shown)];
  const server = await createServer(developmentConfig(settings, workDir.path, plugins));
  await server.listen();
}
