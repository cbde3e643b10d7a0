import { cp } from 'node:fs/promises';
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
import { addWorks } from './assemble-catalogue.ts';
import type { Bundles } from './bundle.ts';
import { headersFile, redirectsFile } from './host-files.ts';
import { iconFiles } from './icons.ts';
import { licencesText } from './licences.ts';
import { sealFile } from './look.ts';
import { writeFiles } from './write-files.ts';

export interface SiteParts {
  readonly catalogue: Catalogue;
  readonly bundles: Bundles;
  readonly siteDir: string;
}

/** Writes what does not depend on the pages. */
export async function writeSiteFiles(
  { catalogue, bundles, siteDir }: SiteParts,
  { basePath, contentDir }: Settings,
): Promise<void> {
  for (const folder of bundles.assetFolders) {
    await cp(folder, join(siteDir, 'assets'), { recursive: true, filter: isForPages });
  }
  const { site } = catalogue;
  await writeFiles(siteDir, {
    [WORKS_FILE]: worksFile(catalogue),
    [ADD_WORKS_FILE]: addWorks(catalogue),
    [LICENCES_FILE]: await licencesText(bundles.licences),
    _headers: headersFile(basePath),
    _redirects: redirectsFile(basePath, otherLanguages()),
    ...(await iconFiles(sealFile(site, contentDir), coloursOf(site).paper)),
  });
}

// Pages name images and fonts of the renderer's assets; its scripts and styles are not for browsers.
function isForPages(file: string): boolean {
  return !/[\\/]server[\\/]assets[\\/](?:.*\.js|render-.*\.css)$/.test(file);
}
