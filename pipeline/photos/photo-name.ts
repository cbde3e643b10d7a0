import { photoSlug } from '#catalogue/photos/photo-slug.ts';

// Enough against collisions of one slug, and still readable.
const HASH_DIGITS = 10;

export function photoName(file: string, key: string): string {
  return `${photoSlug(file)}-${key.slice(0, HASH_DIGITS)}`;
}
