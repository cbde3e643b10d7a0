import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LICENCES_FILE } from '#catalogue/paths/paths.ts';
import { coloursOf } from '#catalogue/photos/colours.ts';
import { otherLanguages } from '#catalogue/texts/language.ts';
import {
  ADD_WORKS_FILE,
  type Catalogue,
  WORKS_FILE,
  worksFile,
} from '#catalogue/works/catalogue.ts';
import type { Settings } from '#pipeline/settings.ts';
import { addWorks } from './add-works.ts';
import type { Bundles } from './bundle.ts';
import { headersFile, redirectsFile } from './host-files.ts';
import { writeIcons } from './icons.ts';
import { licencesText } from './licences.ts';
import { sealFile } from './look.ts';

interface SiteFiles {
  readonly catalogue: Catalogue;
  readonly bundles: Bundles;
  readonly siteDir: string;
  readonly settings: Settings;
}

/** Writes what does not depend on the pages. */
export async function writeSiteFiles(order: SiteFiles): Promise<void> {
  const { catalogue, bundles, siteDir, settings } = order;
  const { basePath, contentDir } = settings;
  for (const folder of bundles.assetFolders) {
    await cp(folder, join(siteDir, 'assets'), { recursive: true, filter: isForPages });
  }
  const files = {
    [WORKS_FILE]: worksFile(catalogue),
    [ADD_WORKS_FILE]: addWorks(catalogue),
    [LICENCES_FILE]: await licencesText(bundles.licences),
    _headers: headersFile(basePath),
    _redirects: redirectsFile(basePath, otherLanguages()),
  };
  for (const [file, text] of Object.entries(files)) {
    await writeFile(join(siteDir, file), text);
  }
  const { site } = catalogue;
  await writeIcons(siteDir, coloursOf(site).paper, sealFile(site, contentDir));
}

// Pages name images and fonts of the renderer's assets; its scripts and styles are not for browsers.
function isForPages(file: string): boolean {
  return !/[\\/]server[\\/]assets[\\/](?:.*\.js|render-.*\.css)$/.test(file);
}
