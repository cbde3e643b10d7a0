import { join } from 'node:path';
import type { Edition } from '#catalogue/metadata/edition.ts';
import { isShareable, pageSummaries } from '#catalogue/metadata/page-summary.ts';
import { coloursOf } from '#catalogue/site/colours.ts';
import { linkOrCopy } from '#pipeline/link-or-copy.ts';
import type { PictureQuality } from '#pipeline/photos/encode/encode-photo.ts';
import { makePreviews } from '#pipeline/photos/encode/preview-picture.ts';
import { CACHE_DIR } from '#pipeline/settings.ts';

type Previews = Awaited<ReturnType<typeof makePreviews>>;

/**
 * Images for shared links, by the names of their photos. Links need absolute URLs, so a site without a URL has
 * none.
 */
export async function previewsOf(
  editions: readonly [Edition, ...Edition[]],
  quality: PictureQuality,
): Promise<Previews> {
  const [{ catalogue }] = editions;
  if (!catalogue.site.siteUrl) return new Map();
  const photos = editions
    .flatMap(pageSummaries)
    .filter(isShareable)
    .map(({ photo }) => photo);
  return makePreviews(photos, {
    cacheDir: CACHE_DIR,
    quality,
    paper: coloursOf(catalogue.site).paper,
  });
}

// Runs after `publishPictures`, which removes all other files.
export async function publishPreviews(previews: Previews, siteDir: string): Promise<void> {
  for (const { file, source } of previews.values()) {
    await linkOrCopy(source, join(siteDir, file));
  }
}
