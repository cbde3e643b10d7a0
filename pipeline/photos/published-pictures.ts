import sharp from 'sharp';
import { PICTURES_FOLDER } from '#catalogue/photos/photo.ts';
import type { Settings } from '#pipeline/settings.ts';

const TIMEOUT_MS = 10_000;

export type FetchPicture = (file: string) => Promise<Buffer | undefined>;

/** A file name has a hash of photo and encoding, so the published picture is what encoding would give. */
export function publishedPictures(site: Pick<Settings, 'siteUrl' | 'basePath'>): FetchPicture {
  const folder = `${site.siteUrl}${site.basePath}${PICTURES_FOLDER}/`;
  let isReachable = site.siteUrl !== undefined;
  return async (file) => {
    if (!isReachable) return undefined;
    try {
      const response = await fetch(folder + file, { signal: AbortSignal.timeout(TIMEOUT_MS) });
      if (!response.ok) return undefined;
      const bytes = Buffer.from(await response.arrayBuffer());
      return (await isPicture(bytes, file).catch(() => false)) ? bytes : undefined;
    } catch {
      // After a failure all pictures are encoded, because thousands of timeouts would take longer.
      isReachable = false;
      return undefined;
    }
  };
}

// For a missing file, some hosts send a page with status 200, of which sharp cannot read metadata.
async function isPicture(bytes: Buffer, file: string): Promise<boolean> {
  const [, width, format] = /-(\d+)\.(avif|jpg)$/.exec(file) ?? [];
  const found = await sharp(bytes).metadata();
  return found.width === Number(width) && found.format === (format === 'avif' ? 'heif' : 'jpeg');
}
