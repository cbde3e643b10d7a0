import { copyFile, cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ADD_WORKS_FILE } from '#catalogue/add/add-works.ts';
import type { Edition } from '#catalogue/metadata/edition.ts';
import { LICENCES_FILE } from '#catalogue/site/paths.ts';
import { otherLanguages } from '#catalogue/words/language.ts';
import { categoriesOfWorks, WORKS_FILE } from '#catalogue/works/works-file.ts';
import type { PictureQuality } from '#pipeline/photos/encode/encode-photo.ts';
import { GENERATED_ADD_WORKS } from './add-works.ts';
import { compressFiles } from './compress-files.ts';
import { headersFile, redirectsFile } from './host-files.ts';
import { BUNDLED_LICENCES_FILE } from './make-bundles.ts';
import { licencesText } from './pages/licences.ts';
import { makeFindable } from './pages/make-findable.ts';

interface Finish {
  readonly assetsDirs: readonly string[];
  /** Holds the pages as they were prerendered, and the pictures. */
  readonly siteDir: string;
  /** A site whose precompressed files are such as they would be made now. */
  readonly precompressedDir: string | undefined;
  readonly basePath: string;
  readonly quality: PictureQuality;
  /** The site in all its languages. */
  readonly editions: readonly [Edition, ...Edition[]];
}

/**
 * Makes a whole website of the prerendered pages: with the scripts and styles that they load, what search engines and
 * feed readers ask for, what hosts need, and compressed copies of its texts.
 */
export async function finishSite(finish: Finish) {
  const { assetsDirs, siteDir, precompressedDir, basePath, quality, editions } = finish;
  for (const folder of assetsDirs) {
    await cp(folder, join(siteDir, 'assets'), { recursive: true, filter: isForPages });
  }
  await writeFile(
    join(siteDir, WORKS_FILE),
    JSON.stringify(categoriesOfWorks(editions[0].catalogue)),
  );
  await copyFile(GENERATED_ADD_WORKS, join(siteDir, ADD_WORKS_FILE));
  const licences = await licencesText(await readFile(BUNDLED_LICENCES_FILE, 'utf8'));
  await writeFile(join(siteDir, LICENCES_FILE), licences);
  await writeFile(join(siteDir, '_headers'), headersFile(basePath));
  await writeFile(join(siteDir, '_redirects'), redirectsFile(basePath, otherLanguages()));
  await makeFindable(siteDir, editions);
  await compressFiles({ siteDir, quality, precompressedDir });
}

/** The program that renders pages has scripts and styles of its own; browsers get those that were made for them. */
function isForPages(file: string): boolean {
  return !/\/server\/assets\/.*\.(js|css)$/.test(file);
}
