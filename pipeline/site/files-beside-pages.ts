import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ADD_WORKS_FILE } from '#catalogue/add/add-works.ts';
import { WORKS_FILE, worksFile } from '#catalogue/catalogue.ts';
import type { Edition } from '#catalogue/metadata/edition.ts';
import { coloursOf } from '#catalogue/site/colours.ts';
import { LICENCES_FILE } from '#catalogue/site/paths.ts';
import { otherLanguages } from '#catalogue/words/language.ts';
import { addWorks } from './add-works.ts';
import { discoveryFiles } from './discovery-files.ts';
import { headersFile, redirectsFile } from './host-files.ts';
import { BUNDLED_LICENCES_FILE } from './make-bundles.ts';
import { writeIcons } from './pages/icons.ts';
import { licencesText } from './pages/licences.ts';

interface FilesBesidePages {
  readonly assetsDirs: readonly string[];
  readonly siteDir: string;
  readonly basePath: string;
  readonly editions: readonly [Edition, ...Edition[]];
}

export async function publishFilesBesidePages(site: FilesBesidePages): Promise<void> {
  const { assetsDirs, siteDir, basePath, editions } = site;
  for (const folder of assetsDirs) {
    await cp(folder, join(siteDir, 'assets'), { recursive: true, filter: isForPages });
  }
  const { catalogue } = editions[0];
  const files = {
    [WORKS_FILE]: worksFile(catalogue),
    [ADD_WORKS_FILE]: addWorks(catalogue),
    [LICENCES_FILE]: await licencesText(await readFile(BUNDLED_LICENCES_FILE, 'utf8')),
    _headers: headersFile(basePath),
    _redirects: redirectsFile(basePath, otherLanguages()),
    ...discoveryFiles(editions),
  };
  for (const [file, text] of Object.entries(files)) {
    const path = join(siteDir, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
  await writeIcons(siteDir, coloursOf(catalogue.site).paper);
}

// Pages name images and fonts of the renderer's assets; its scripts and styles are not for browsers.
function isForPages(file: string): boolean {
  return !/\/server\/assets\/(?:.*\.js|render-.*\.css)$/.test(file);
}
