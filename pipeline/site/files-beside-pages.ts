import { cp, readFile, writeFile } from 'node:fs/promises';
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
import { addWorks } from './add-works.ts';
import { headersFile, redirectsFile } from './host-files.ts';
import { BUNDLED_LICENCES_FILE } from './make-bundles.ts';
import { writeIcons } from './pages/icons.ts';
import { licencesText } from './pages/licences.ts';

interface FilesBesidePages {
  readonly assetsDirs: readonly string[];
  readonly siteDir: string;
  readonly basePath: string;
  readonly catalogue: Catalogue;
}

export async function publishFilesBesidePages(site: FilesBesidePages): Promise<void> {
  const { assetsDirs, siteDir, basePath, catalogue } = site;
  for (const folder of assetsDirs) {
    await cp(folder, join(siteDir, 'assets'), { recursive: true, filter: isForPages });
  }
  const files = {
    [WORKS_FILE]: worksFile(catalogue),
    [ADD_WORKS_FILE]: addWorks(catalogue),
    [LICENCES_FILE]: await licencesText(await readFile(BUNDLED_LICENCES_FILE, 'utf8')),
    _headers: headersFile(basePath),
    _redirects: redirectsFile(basePath, otherLanguages()),
  };
  for (const [file, text] of Object.entries(files)) {
    await writeFile(join(siteDir, file), text);
  }
  await writeIcons(siteDir, coloursOf(catalogue.site).paper);
}

// Pages name images and fonts of the renderer's assets; its scripts and styles are not for browsers.
function isForPages(file: string): boolean {
  return !/\/server\/assets\/(?:.*\.js|render-.*\.css)$/.test(file);
}
