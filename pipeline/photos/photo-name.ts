import { photoSlug } from '#catalogue/photos/photo-slug.ts';

/** Ten hexadecimal digits: no two photos of one slug meet by chance, and names stay readable. */
const HASH_DIGITS = 10;

/** The name of a photo's pictures: its slug and the start of the hash of what they are made from and how. */
export function photoName(file: string, key: string): string {
  return `${photoSlug(file)}-${key.slice(0, HASH_DIGITS)}`;
}
