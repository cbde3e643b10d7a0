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
  const { sheets, ...assets } = assetsIn(manifest, basePath);
  const read = async (sheet: string) => {
    const text = await readFile(join(MANIFEST, '../..', sheet), 'utf8');
    return { address: basePath + sheet, text: text.trim() };
  };
  return { ...assets, styles: { all: await read(sheets.all), home: await read(sheets.home) } };
}

/**
 * What a manifest tells of the scripts and styles of pages.
 *
 * @param basePath with a slash at both ends
 * @returns `sheets` are the files of the stylesheets: of all pages, and what the home page has besides
 * @throws {Error} when the bundles lack one of them.
 */
export function assetsIn(
  manifest: Manifest,
  basePath: string,
): Omit<SiteAssets, 'styles'> & { readonly sheets: Readonly<Record<'all' | 'home', string>> } {
  const shared = (group: string) =>
    Object.values(manifest).find(({ name, isEntry }) => name === group && !isEntry);
  const [all, home] = ['styles', 'home'].map((group) => shared(group)?.css?.[0]);
  // What the entry itself does is to import this, which would be one more request.
  const script = shared('site')?.file;
  if (!all || !home || !script)
    throw new Error('The bundles have no stylesheet or script for the pages');
  const add = manifest['app/add/start-add.tsx'];
  if (!add) throw new Error('The bundles have nothing of app/add/start-add.tsx');
  const stylesOfTool = (add.css ?? []).filter((each) => each !== all);
  return {
    sheets: { all, home },
    script: basePath + script,
    tool: { script: basePath + add.file, styles: stylesOfTool.map((each) => basePath + each) },
  };
}
