import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { readSettings } from '#pipeline/settings.ts';
import { MANIFEST } from '#pipeline/site/make-bundles.ts';

type SiteAssets = import('#app/document/document.tsx').SiteAssets;

// On all pages, but not needed for the first paint.
const LATER = 'later';

/**
 * @param groups the style groups of `vite.config.ts` that pages have
 * @throws {Error} when the bundles lack a script or a stylesheet
 */
export async function readSiteAssets(groups: readonly string[]): Promise<SiteAssets> {
  const { basePath } = readSettings(process.env);
  const manifest = JSON.parse(await readFile(MANIFEST, 'utf8')) as Manifest;
  const { sheets, ...assets } = assetsIn(manifest, groups, basePath);
  const styles: Record<string, { readonly address: string; readonly text: string }> = {};
  for (const [group, sheet] of Object.entries(sheets)) {
    const text = await readFile(join(MANIFEST, '../..', sheet), 'utf8');
    styles[group] = { address: basePath + sheet, text: text.trim() };
  }
  return { ...assets, styles };
}

/**
 * @param basePath with a slash at both ends
 * @throws {Error} when the bundles lack a script or a stylesheet
 */
export function assetsIn(manifest: Manifest, groups: readonly string[], basePath: string) {
  const chunkOf = (group: string) => {
    const chunk = Object.values(manifest).find(({ name, isEntry }) => name === group && !isEntry);
    if (!chunk) throw new Error(`The bundles have no '${group}' for the pages`);
    return chunk;
  };
  const sheetOf = (group: string) => {
    const sheet = chunkOf(group).css?.[0];
    if (!sheet) throw new Error(`The bundles have no stylesheet '${group}' for the pages`);
    return sheet;
  };
  const sheets = Object.fromEntries(groups.map((group) => [group, sheetOf(group)]));
  const later = sheetOf(LATER);
  const add = manifest['app/add/start-add.tsx'];
  if (!add) throw new Error('The bundles have nothing of app/add/start-add.tsx');
  const ofPages = [...Object.values(sheets), later];
  const stylesOfTool = (add.css ?? []).filter((each) => !ofPages.includes(each));
  return {
    sheets,
    laterStyles: basePath + later,
    // The entry only imports this chunk; naming it saves a request.
    script: basePath + chunkOf('site').file,
    tool: { script: basePath + add.file, styles: stylesOfTool.map((each) => basePath + each) },
  };
}
