import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { checkPort } from '#pipeline/server/listen.ts';
import { CACHE_DIR, checkWritable, readSettings, WORK_DIRS } from '#pipeline/settings.ts';
import { prepare, readValidContent } from '#pipeline/site/prepare.ts';
import { text } from './messages.ts';
import { runCommand } from './run-command.ts';

await runCommand('npm run dev', {}, async () => {
  process.env.NODE_ENV = 'development';
  const configured = readSettings(process.env);
  const settings = { ...configured, port: await checkPort(configured.port) };
  await checkWritable(CACHE_DIR, WORK_DIRS);
  // No two servers have the same port, so none shares this folder.
  const workDir = join(WORK_DIRS, `port-${settings.port}`);
  await rm(workDir, { recursive: true, force: true });
  const validContent = await readValidContent(settings.contentDir, 'working');
  const { catalogue } = await prepare(validContent, settings, workDir);
  const { createServer } = await import('vite');
  const { developmentConfig } = await import('../../vite.config.ts');
  const { developmentPlugin } = await import('#pipeline/development/development-plugin.ts');
  const plugin = developmentPlugin({ settings, workDir, validContent, catalogue });
  const server = await createServer(developmentConfig(settings, workDir, plugin));
  await server.listen();
  const url = `http://localhost:${settings.port}${settings.basePath}`;
  console.log(`${text().site(url)}\n${text().forms(`${url}add`)}`);
});
