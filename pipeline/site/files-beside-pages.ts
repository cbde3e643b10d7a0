import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ADD_WORKS_FILE } from '#catalogue/add/add-works.ts';
import type { Edition } from '#catalogue/metadata/edition.ts';
import { LICENCES_FILE } from '#catalogue/site/paths.ts';
import { otherLanguages } from '#catalogue/words/language.ts';
import { WORKS_FILE, worksFile } from '#catalogue/works/works-file.ts';
import { addWorks } from './add-works.ts';
import { headersFile, redirectsFile } from './host-files.ts';
import { BUNDLED_LICENCES_FILE } from './make-bundles.ts';
import { licencesText } from './pages/licences.ts';
import { makeFindable } from './pages/make-findable.ts';

interface FilesBesidePages {
  readonly assetsDirs: readonly string[];
  readonly siteDir: string;
  readonly basePath: string;
  /** The site in all its languages. */
  readonly editions: readonly [Edition, ...Edition[]];
}

/**
 * Puts beside the pages of a site what makes a whole website of them: the scripts and styles that they load, what search
 * engines and feed readers ask for, and what hosts need.
 */
export async function publishFilesBesidePages(site: FilesBesidePages): Promise<void> {
  const { assetsDirs, siteDir, basePath, editions } = site;
  for (const folder of assetsDirs) {
    await cp(folder, join(siteDir, 'assets'), { recursive: true, filter: isForPages });
  }
  const { catalogue } = editions[0];
  await writeFile(join(siteDir, WORKS_FILE), worksFile(catalogue));
  await writeFile(join(siteDir, ADD_WORKS_FILE), addWorks(catalogue));
  const licences = await licencesText(await readFile(BUNDLED_LICENCES_FILE, 'utf8'));
  await writeFile(join(siteDir, LICENCES_FILE), licences);
  await writeFile(join(siteDir, '_headers'), headersFile(basePath));
  await writeFile(join(siteDir, '_redirects'), redirectsFile(basePath, otherLanguages()));
  await makeFindable(siteDir, editions);
}

/** Browsers get the scripts and styles made for them; of those of the renderer only what pages name by its URL. */
function isForPages(file: string): boolean {
  return !/\/server\/assets\/(?:.*\.js|render-.*\.css)$/.test(file);
}
