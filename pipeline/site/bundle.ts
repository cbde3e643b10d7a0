import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import type { Manifest } from 'vite';
import { ExpectedError } from '#pipeline/expected-error.ts';
import type { Settings } from '#pipeline/settings.ts';
import { failureLine } from '#pipeline/system-failure.ts';
import { BUNDLED_LICENCES } from './licences.ts';
import { text } from './messages.ts';

export type Renderer = typeof import('#app/site/document/render.tsx');

export type Bundles = Awaited<ReturnType<typeof bundle>>;

export async function bundle(settings: Settings, workDir: string) {
  // Selects the production version of React.
  process.env.NODE_ENV = 'production';
  // Loading Vite takes time; errors in the artist's folder are reported before.
  const { createBuilder } = await import('vite');
  const { buildConfig } = await import('../../vite.config.ts');
  try {
    const builder = await createBuilder(buildConfig(settings, workDir));
    await builder.buildApp();
  } catch (error) {
    const message = stripVTControlCharacters(error instanceof Error ? error.message : `${error}`);
    throw new ExpectedError(failureLine(error, message) ?? `${message}\n${text().failed}`);
  }
  const client = join(workDir, 'bundles/client');
  const server = join(workDir, 'bundles/server');
  const renderer: Renderer = await import(pathToFileURL(join(server, 'render.js')).href);
  const manifest: Manifest = JSON.parse(
    await readFile(join(client, '.vite/manifest.json'), 'utf8'),
  );
  const { sheet, ...assets } = assetsIn(manifest, settings.basePath);
  const styles = {
    href: settings.basePath + sheet,
    text: await readFile(join(client, sheet), 'utf8'),
  };
  return {
    renderer,
    assets: { ...assets, styles },
    assetFolders: [join(client, 'assets'), join(server, 'assets')],
    licences: await readFile(join(client, BUNDLED_LICENCES), 'utf8'),
  };
}

function assetsIn(manifest: Manifest, basePath: string) {
  const fileOf = (name: string, chunk: Manifest[string] | undefined): string => {
    if (!chunk) throw new Error(`The bundles have no '${name}' for the pages`);
    return chunk.file;
  };
  // The entry only imports this chunk, so loading the chunk itself saves a request.
  const site = Object.values(manifest).find(({ name, isEntry }) => name === 'site' && !isEntry);
  return {
    sheet: fileOf('styles', manifest['style.css']),
    script: basePath + fileOf('site', site),
    editor: basePath + fileOf('add', manifest['app/editor/start-editor.tsx']),
  };
}
