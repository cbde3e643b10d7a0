import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import type { Manifest } from 'vite';
import { ExpectedError } from '#pipeline/expected-error.ts';
import type { Settings } from '#pipeline/settings.ts';
import { failureLine, systemFailureIn, systemFailureOf } from '#pipeline/system-failure.ts';
import { BUNDLED_LICENCES } from './licences.ts';
import { text } from './messages.ts';

export type Renderer = typeof import('#app/document/render.tsx');

export type Bundles = Awaited<ReturnType<typeof bundle>>;

export async function bundle(settings: Settings, workDir: string) {
  // React decides by this which of its two versions it is.
  process.env.NODE_ENV = 'production';
  // Loaded late, so that errors in the folder are reported at once.
  const { createBuilder } = await import('vite');
  const { buildConfig } = await import('../../vite.config.ts');
  try {
    const builder = await createBuilder(buildConfig(settings, workDir));
    await builder.buildApp();
  } catch (error) {
    const message = stripVTControlCharacters(error instanceof Error ? error.message : `${error}`);
    const failure = systemFailureOf(error) ?? systemFailureIn(message);
    throw new ExpectedError(failure ? failureLine(failure) : `${message}\n${text().failed}`);
  }
  const client = join(workDir, 'bundles/client');
  const server = join(workDir, 'bundles/server');
  const renderer: Renderer = await import(pathToFileURL(join(server, 'render.js')).href);
  const manifest: Manifest = JSON.parse(
    await readFile(join(client, '.vite/manifest.json'), 'utf8'),
  );
  const { sheets, ...assets } = assetsIn(manifest, renderer.STYLE_GROUPS, settings.basePath);
  const styles = Object.entries(sheets).map(async ([group, sheet]) => {
    const sheetText = await readFile(join(client, sheet), 'utf8');
    return [group, { address: settings.basePath + sheet, text: sheetText.trim() }] as const;
  });
  return {
    renderer,
    assets: { ...assets, styles: Object.fromEntries(await Promise.all(styles)) },
    assetFolders: [join(client, 'assets'), join(server, 'assets')],
    licences: await readFile(join(client, BUNDLED_LICENCES), 'utf8'),
  };
}

/**
 * @param groups the style groups of `vite.config.ts` that pages have
 * @throws {Error} when the bundles lack a script or a stylesheet
 */
export function assetsIn(manifest: Manifest, groups: readonly string[], basePath: string) {
  const found = <Found>(name: string, value: Found | undefined): Found => {
    if (value === undefined) throw new Error(`The bundles have no '${name}' for the pages`);
    return value;
  };
  const chunkOf = (group: string) =>
    Object.values(manifest).find(({ name, isEntry }) => name === group && !isEntry);
  const sheetOf = (group: string) => found(group, chunkOf(group)?.css?.[0]);
  const sheets = Object.fromEntries(groups.map((group) => [group, sheetOf(group)]));
  // On all pages, but not needed for the first paint.
  const later = sheetOf('later');
  const { file, css = [] } = found('add', manifest['app/editor/start-editor.tsx']);
  const ofPages = [...Object.values(sheets), later];
  const editorStyles = css.filter((each) => !ofPages.includes(each));
  return {
    sheets,
    laterStyles: basePath + later,
    // The entry only imports this chunk; naming it saves a request.
    script: basePath + found('site', chunkOf('site')).file,
    editor: { script: basePath + file, styles: editorStyles.map((each) => basePath + each) },
  };
}
