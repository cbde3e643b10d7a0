import { constants } from 'node:fs';
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Catalogue } from '#catalogue/catalogue.ts';
import type { InterfaceWords } from '#catalogue/interface-words.ts';
import { LANGUAGES, type Language } from '#catalogue/language.ts';
import { editionOf } from '#catalogue/metadata/edition.ts';
import { headTags } from '#catalogue/metadata/head-tags.ts';
import { type PageSummary, pageSummaries } from '#catalogue/metadata/page-summary.ts';
import { makePreviews, type Preview } from '#pipeline/photos/preview-picture.ts';

interface FindableSite {
  /** Where the pages lie, and their pictures. */
  readonly siteDir: string;
  readonly cacheDir: string;
  readonly basePath: string;
  readonly catalogue: Catalogue;
  readonly words: Readonly<Record<Language, InterfaceWords>>;
}

/** Tells search engines, feed readers and messengers what the site holds: in the heads of its pages, and in files. */
export async function makeFindable({
  siteDir,
  cacheDir,
  basePath,
  catalogue,
  words,
}: FindableSite) {
  const editions = LANGUAGES.map((language) => {
    const edition = editionOf({ catalogue, language, words: words[language], basePath });
    return { edition, pages: pageSummaries(edition) };
  });
  const previews = catalogue.site.siteUrl
    ? await publishPreviews(
        editions.flatMap(({ pages }) => pages),
        cacheDir,
        siteDir,
      )
    : undefined;

  for (const { edition, pages } of editions) {
    for (const page of pages) {
      const preview = previews?.get(page.photo.name)?.file;
      await addToHead(join(siteDir, page.path), headTags({ edition, page, preview }));
    }
  }
}

async function publishPreviews(
  pages: readonly PageSummary[],
  cacheDir: string,
  siteDir: string,
): Promise<ReadonlyMap<string, Preview>> {
  const previews = await makePreviews(
    pages.map(({ photo }) => photo),
    cacheDir,
  );
  for (const { file, source } of previews.values()) {
    await copyFile(source, join(siteDir, file), constants.COPYFILE_FICLONE);
  }
  return previews;
}

/** React finds its own tags again when it takes over the page, and leaves others alone. */
async function addToHead(folder: string, tags: string): Promise<void> {
  const file = join(folder, 'index.html');
  const html = await readFile(file, 'utf8');
  await writeFile(
    file,
    html.replace('</head>', () => `${tags}</head>`),
  );
}
