import { copyFile, cp, glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ADD_WORKS_FILE } from '#catalogue/add-works.ts';
import { pagesOf } from '#catalogue/all-paths.ts';
import type { Catalogue } from '#catalogue/catalogue.ts';
import type { InterfaceWords } from '#catalogue/interface-words.ts';
import { LANGUAGES, type Language } from '#catalogue/language.ts';
import { LICENCES_FILE } from '#catalogue/licences-file.ts';
import { paths } from '#catalogue/paths.ts';
import { WORKS_FILE } from '#catalogue/works-file.ts';
import { headersFile, redirectsFile } from '#pipeline/deploy/host-files.ts';
import type { PictureQuality } from '#pipeline/photos/encode-photo.ts';
import { forEach } from '#pipeline/several-at-once.ts';
import { GENERATED_ADD_WORKS } from './add-works.ts';
import { compressFiles } from './compress-files.ts';
import { allowOnly, type PolicyNeeds } from './content-policy.ts';
import { deferHydration } from './defer-hydration.ts';
import { inlineStyles, type Stylesheet } from './inline-styles.ts';
import { licencesText } from './licences.ts';
import { BUNDLED_LICENCES_FILE } from './make-bundles.ts';
import { makeFindable } from './make-findable.ts';
import { notFoundPage } from './not-found-page.ts';
import { plainStylesheets } from './plain-stylesheets.ts';
import { surviveBlockedStorage } from './survive-blocked-storage.ts';
import { UnexpectedPageError } from './unexpected-page-error.ts';
import { worksIndex } from './works-index.ts';

/** So that the disk and the threads that compress are waited for together. */
const PAGES_AT_ONCE = 8;

interface Finish {
  readonly assetsDir: string;
  /** Holds the pages as they were prerendered, and the pictures. */
  readonly siteDir: string;
  /** A site whose compressed twins are such as they would be made now. */
  readonly twinsDir: string | undefined;
  readonly cacheDir: string;
  readonly basePath: string;
  readonly quality: PictureQuality;
  readonly catalogue: Catalogue;
  readonly words: Readonly<Record<Language, InterfaceWords>>;
}

/**
 * Makes a whole website of the prerendered pages: with its not-found pages, its patient scripts, its policies, and
 * compressed twins of its texts.
 */
export async function finishSite(finish: Finish) {
  const { assetsDir, siteDir, twinsDir, basePath, quality, catalogue } = finish;
  await cp(assetsDir, join(siteDir, 'assets'), { recursive: true });
  for await (const name of glob('assets/manifest-*.js', { cwd: siteDir })) {
    const file = join(siteDir, name);
    await writeFile(file, plainStylesheets(await readFile(file, 'utf8')));
  }

  const styles = await stylesOf(siteDir, basePath);
  const readPage = async (path: string) => {
    const html = await readFile(join(siteDir, path, 'index.html'), 'utf8');
    return inlineStyles(plainStylesheets(html), styles);
  };
  for (const language of LANGUAGES) {
    const { home, notFound } = paths(language);
    const html = await readPage(notFound);
    const page = allowOnly({ players: false, photos: false }, notFoundPage(html, basePath));
    await writeFile(join(siteDir, home, '404.html'), page);
  }
  await forEach(pagesOf(catalogue), PAGES_AT_ONCE, async (path) =>
    writeFile(join(siteDir, path, 'index.html'), finishPage(path, await readPage(path))),
  );

  await writeFile(join(siteDir, WORKS_FILE), worksIndex(catalogue));
  await copyFile(GENERATED_ADD_WORKS, join(siteDir, ADD_WORKS_FILE));
  const licences = await licencesText(await readFile(BUNDLED_LICENCES_FILE, 'utf8'));
  await writeFile(join(siteDir, LICENCES_FILE), licences);
  await writeFile(join(siteDir, '_headers'), headersFile(basePath));
  await writeFile(join(siteDir, '_redirects'), redirectsFile(basePath));
  await makeFindable(finish);
  await compressFiles({ siteDir, quality, twinsDir });
}

/** The tool for adding works is not a page to read: there scripts come first. */
function finishPage(path: string, html: string): string {
  const isTool = LANGUAGES.some((language) => paths(language).add === path);
  // Whoever has arrived on one page navigates to the others under the policy of the first: every page may show a
  // player. No page leads to the tool.
  const needs: PolicyNeeds = { players: true, photos: isTool };
  const page = surviveBlockedStorage(html);
  return allowOnly(needs, isTool ? page : deferHydration(page));
}

/** The one stylesheet that pages share; React Router has left it under a name made of its contents. */
async function stylesOf(siteDir: string, basePath: string): Promise<Stylesheet> {
  const [name] = await Array.fromAsync(glob('assets/styles-*.css', { cwd: siteDir }));
  if (!name) throw new UnexpectedPageError('The pages have no stylesheet');
  return { address: basePath + name, text: await readFile(join(siteDir, name), 'utf8') };
}
