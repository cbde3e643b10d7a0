import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { readSettings } from '#pipeline/settings.ts';
import { MANIFEST } from '#pipeline/site/make-bundles.ts';

type SiteAssets = import('#app/document/document.tsx').SiteAssets;

// Groups of `vite.config.ts`.
const SHEETS = {
  all: 'styles',
  home: 'home',
  category: 'category',
  gallery: 'gallery',
  artwork: 'artwork',
  wall: 'wall',
  workWall: 'work-wall',
  news: 'news',
  lifeLine: 'life-line',
  texts: 'texts',
} as const;

// On all pages, but not needed for the first paint.
const LATER = 'later';

type Sheets = Readonly<Record<keyof typeof SHEETS, string>>;

/** @throws {Error} when the bundles lack a script or a stylesheet */
export async function readSiteAssets(): Promise<SiteAssets> {
  const { basePath } = readSettings(process.env);
  const manifest = JSON.parse(await readFile(MANIFEST, 'utf8')) as Manifest;
  const { sheets, ...assets } = assetsIn(manifest, basePath);
  const read = async (sheet: string) => {
    const text = await readFile(join(MANIFEST, '../..', sheet), 'utf8');
    return { address: basePath + sheet, text: text.trim() };
  };
  const styles = await Promise.all(
    Object.entries(sheets).map(async ([name, sheet]) => [name, await read(sheet)] as const),
  );
  return { ...assets, styles: Object.fromEntries(styles) as SiteAssets['styles'] };
}

/**
 * @param basePath with a slash at both ends
 * @throws {Error} when the bundles lack a script or a stylesheet
 */
export function assetsIn(
  manifest: Manifest,
  basePath: string,
): Omit<SiteAssets, 'styles'> & { readonly sheets: Sheets } {
  const shared = (group: string) =>
    Object.values(manifest).find(({ name, isEntry }) => name === group && !isEntry);
  const sheets = Object.fromEntries(
    Object.entries(SHEETS).map(([name, group]) => [name, shared(group)?.css?.[0] ?? '']),
  ) as Sheets;
  const later = shared(LATER)?.css?.[0];
  // The entry only imports this chunk; naming it saves a request.
  const script = shared('site')?.file;
  if (Object.values(sheets).includes('') || !later || !script) {
    throw new Error('The bundles have no stylesheet or script for the pages');
  }
  const add = manifest['app/add/start-add.tsx'];
  if (!add) throw new Error('The bundles have nothing of app/add/start-add.tsx');
  const ofPages = [...Object.values(sheets), later];
  const stylesOfTool = (add.css ?? []).filter((each) => !ofPages.includes(each));
  return {
    sheets,
    laterStyles: basePath + later,
    script: basePath + script,
    tool: { script: basePath + add.file, styles: stylesOfTool.map((each) => basePath + each) },
  };
}
