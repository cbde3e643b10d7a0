import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { readSettings } from '#pipeline/settings.ts';
import { MANIFEST } from '#pipeline/site/make-bundles.ts';

type SiteAssets = import('#app/document/document.tsx').SiteAssets;

/**
 * Reads from Vite's manifest which scripts and styles the pages have.
 *
 * @throws {Error} when the bundles lack one of them.
 */
export async function readSiteAssets(): Promise<SiteAssets> {
  const { basePath } = readSettings(process.env);
  const manifest = JSON.parse(await readFile(MANIFEST, 'utf8')) as Manifest;
  const { sheet, ...assets } = assetsIn(manifest, basePath);
  const text = await readFile(join(MANIFEST, '../..', sheet), 'utf8');
  return { ...assets, styles: { address: basePath + sheet, text } };
}

/**
 * What a manifest tells of the scripts and styles of pages.
 *
 * @param basePath with a slash at both ends
 * @returns `sheet` is the file of the stylesheet that all pages have
 * @throws {Error} when the bundles lack one of them.
 */
export function assetsIn(
  manifest: Manifest,
  basePath: string,
): Omit<SiteAssets, 'styles'> & { readonly sheet: string } {
  const shared = (group: string) =>
    Object.values(manifest).find(({ name, isEntry }) => name === group && !isEntry);
  const sheet = shared('styles')?.css?.[0];
  // What the entry itself does is to import this, which would be one more request.
  const script = shared('site')?.file;
  if (!sheet || !script) throw new Error('The bundles have no stylesheet or script for the pages');
  const add = manifest['app/add/start-add.tsx'];
  if (!add) throw new Error('The bundles have nothing of app/add/start-add.tsx');
  const stylesOfTool = (add.css ?? []).filter((each) => each !== sheet);
  return {
    sheet,
    script: basePath + script,
    tool: { script: basePath + add.file, styles: stylesOfTool.map((each) => basePath + each) },
  };
}
