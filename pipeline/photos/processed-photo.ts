import type { Photo, PhotoRole } from '#catalogue/photos/photo.ts';
import { processPhotos } from './process-photos.ts';

interface OnePhoto {
  /** Absolute. */
  readonly path: string;
  readonly role: PhotoRole;
  readonly cacheDir: string;
}

/** A photo for tests, measured as a build does it before it draws anything of it. */
export async function processedPhoto({ path, role, cacheDir }: OnePhoto): Promise<Photo> {
  const request = { path, file: `images/${role}/a.png`, role };
  const options = { cacheDir, quality: 'working', makePictures: false } as const;
  const [outcome] = (await processPhotos([request], options)).values();
  if (outcome?.status !== 'ready') throw new Error('The sample is no photo');
  return outcome.photo;
}
