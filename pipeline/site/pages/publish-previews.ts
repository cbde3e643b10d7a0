import { join } from 'node:path';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { editionOf } from '#catalogue/metadata/edition.ts';
import { isShareable, pageSummaries } from '#catalogue/metadata/page-summary.ts';
import { coloursOf } from '#catalogue/site/colours.ts';
import type { InterfaceWords } from '#catalogue/words/interface-words.ts';
import { type ByLanguage, inLanguage, siteLanguages } from '#catalogue/words/language.ts';
import { linkOrCopy } from '#pipeline/link-or-copy.ts';
import type { PictureQuality } from '#pipeline/photos/encode/encode-photo.ts';
import { makePreviews } from '#pipeline/photos/encode/preview-picture.ts';
import { CACHE_DIR } from '#pipeline/settings.ts';

type Previews = Awaited<ReturnType<typeof makePreviews>>;

interface MakePreviews {
  readonly catalogue: Catalogue;
  readonly words: ByLanguage<InterfaceWords>;
  readonly basePath: string;
  readonly quality: PictureQuality;
}

/**
 * Makes the pictures that stand beside shared links, by the names of their photos. Links know absolute addresses only:
 * without the address of the site there are none.
 */
export async function previewsOf(site: MakePreviews): Promise<Previews> {
  const { catalogue, words, basePath, quality } = site;
  if (!catalogue.site.siteUrl) return new Map();
  const pages = siteLanguages().flatMap((language) =>
    pageSummaries(editionOf({ catalogue, language, words: inLanguage(words, language), basePath })),
  );
  const photos = pages.filter(isShareable).map(({ photo }) => photo);
  return makePreviews(photos, {
    cacheDir: CACHE_DIR,
    quality,
    paper: coloursOf(catalogue.site).paper,
  });
}

/** Puts them beside the other pictures, which come first: whatever is not one of those is cleared away there. */
export async function publishPreviews(previews: Previews, siteDir: string): Promise<void> {
  for (const { file, source } of previews.values()) {
    await linkOrCopy(source, join(siteDir, file));
  }
}
