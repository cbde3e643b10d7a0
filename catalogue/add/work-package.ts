import * as v from 'valibot';
import { GalleryEntry } from '#catalogue/schema/gallery-entry.ts';
import { ArtworkTexts } from '#catalogue/schema/locale-files.ts';

export const WORK_FILE = 'work.json';

export const LARGEST_PACKAGE_BYTES = 60_000_000;

/** Includes `work.json`. */
export const MOST_PACKAGE_FILES = 40;

export const WorkPackage = v.strictObject({
  version: v.literal(1),
  /** Key of the draft: the same key means the same work. Absent in older packages. */
  key: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,80}$/))),
  entry: v.omit(GalleryEntry, ['key']),
  /** Replaces the work with this id. Without it, a used id is exchanged for a free one. */
  replaces: v.optional(v.boolean()),
  /** Languages that the site does not have are ignored. */
  words: v.pipe(v.record(v.string(), ArtworkTexts), v.minEntries(1)),
  vocabulary: v.optional(
    v.record(v.string(), v.record(v.pipe(v.string(), v.nonEmpty()), v.string())),
  ),
  /** Index of each paragraph in the opened work (from 0) or null; by default, the same index. */
  paragraphsFrom: v.optional(
    v.pipe(v.array(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0)))), v.readonly()),
  ),
  /**
   * SHA-256 in hexadecimal digits by path; the sum of {@link summedText} stands under `work.json`.
   * Absent in older packages, and from browsers without Web Crypto.
   */
  sums: v.optional(v.record(v.string(), v.pipe(v.string(), v.regex(/^[\da-f]{64}$/)))),
});

export type WorkPackage = v.InferOutput<typeof WorkPackage>;

export function summedText({ sums: _, ...work }: { readonly sums?: unknown }): string {
  return JSON.stringify(work);
}

export interface PackagePhoto {
  readonly role: 'gallery' | 'gallery/details';
  readonly name: string;
}

/** Every computer and host handles plain ASCII names alike. */
const PHOTO_FILE = /^images\/(gallery(?:\/details)?)\/([a-z0-9][a-z0-9_-]{0,99}\.jpe?g)$/;

/** Undefined for every other path, `images/gallery/../../site.json` for one. */
export function parsePackagePath(path: string): PackagePhoto | undefined {
  const [, role, name] = PHOTO_FILE.exec(path) ?? [];
  if (role === undefined || name === undefined) return undefined;
  return { role: role as PackagePhoto['role'], name };
}

export function packagePath({ role, name }: PackagePhoto): string {
  return `images/${role}/${name}`;
}
