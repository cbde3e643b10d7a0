import type { Settings } from '#pipeline/settings.ts';
import { prepare, readSoundFolder } from '#pipeline/site/prepare.ts';
import { openWorkDir } from '#pipeline/site/work-dir.ts';

/**
 * Serves the artist's folder and the code as they are, until the process ends.
 * @throws {ExpectedError} when the content has errors
 */
export async function startDevelopment(settings: Settings): Promise<void> {
  process.env.NODE_ENV = 'development';
  const { path: workDir, remove } = openWorkDir();
  process.once('exit', remove);
  const sound = await readSoundFolder(settings.contentDir, 'working');
  const { catalogue } = await prepare(sound, settings, workDir);
  const { createServer } = await import('vite');
  const { developmentConfig } = await import('../../vite.config.ts');
  const { contentPlugin } = await import('./content-plugin.ts');
  const { pagesPlugin } = await import('./pages-plugin.ts');
  const shown = { settings, workDir, catalogue, manifest: sound.manifest };
  const plugins = [contentPlugin(shown), pagesPlugin(shown)];
  const server = await createServer(developmentConfig(settings, workDir, plugins));
  await server.listen();
}
