import * as v from 'valibot';
import { GalleryEntry } from '#catalogue/content/gallery-entry.ts';
import { ArtworkWords } from '#catalogue/content/locale-files.ts';
import { latinSlug } from '#catalogue/photos/photo-slug.ts';
import { parseDetailImage, withoutEmpty } from '#catalogue/works/artwork.ts';

/** The file of a package that says everything about the work; all others are its photos. */
export const WORK_FILE = 'work.json';

/** Bytes: a package above this size is refused. */
export const LARGEST_PACKAGE_BYTES = 60_000_000;

/** Bytes: a photo of a package above this size is refused. */
export const LARGEST_PACKAGE_PHOTO_BYTES = 15_000_000;

/** How many files a package may hold, `work.json` included. */
export const MOST_PACKAGE_FILES = 40;

/** What `work.json` holds: a work as `content/gallery.json` has it, with its words in each language. */
export const WorkPackage = v.strictObject({
  version: v.literal(1),
  /**
   * That of the draft. A work that came from it is replaced, whatever its id has become. Older packages have none, and
   * count as the same if they say the same.
   */
  key: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,80}$/))),
  entry: v.omit(GalleryEntry, ['key']),
  /**
   * Whether it was made from the work that has its id, and takes that one's place. A new work whose id is in use by
   * the time it arrives gets a free one instead: nothing is ever overwritten unseen.
   */
  replaces: v.optional(v.boolean()),
  /** By language; of one that the site does not have, nothing is taken. */
  words: v.pipe(v.record(v.string(), ArtworkWords), v.minEntries(1)),
  /** Words that the vocabulary learns with the work, by language; what it knows already stays as it is. */
  vocabulary: v.optional(
    v.record(v.string(), v.record(v.pipe(v.string(), v.nonEmpty()), v.string())),
  ),
  /** For each paragraph its place in the work that was opened, from 0; null for a new one. Without it, the same place. */
  paragraphsFrom: v.optional(
    v.pipe(v.array(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0)))), v.readonly()),
  ),
  /**
   * The SHA-256 sum of each photo by its path, in hexadecimal digits, and that of all other fields by the name of this
   * file: {@link summedText}. Older packages have none, nor do those of browsers that cannot make them.
   */
  sums: v.optional(v.record(v.string(), v.pipe(v.string(), v.regex(/^[\da-f]{64}$/)))),
});

export type WorkPackage = v.InferOutput<typeof WorkPackage>;

/** What the sum of `work.json` is made of: everything that it says but the sums. */
export function summedText({ sums: _, ...work }: { readonly sums?: unknown }): string {
  return JSON.stringify(work);
}

interface PackageNaming {
  /** In the first language. */
  readonly title: string;
  readonly id: number;
  /** When the draft was changed last: milliseconds since 1970, 0 for never. */
  readonly editedAt: number;
}

/**
 * The name under which a package is offered: what it holds, and the moment of the last change, so that no two are alike
 * and the corrected one stands after the first.
 *
 * @example packageName({ title: 'Зимнее утро', id: 166, editedAt }) // 'zimnee-utro-20260309-235907-042.zip'
 */
export function packageName({ title, id, editedAt }: PackageNaming): string {
  const name = latinSlug(title) || `art-${id}`;
  return editedAt === 0 ? `${name}.zip` : `${name}-${stampOf(new Date(editedAt))}.zip`;
}

/** Date, time and thousandths as the device's own clock has them. */
function stampOf(time: Date): string {
  const digits = (value: number, length = 2) => String(value).padStart(length, '0');
  const date = [time.getFullYear(), time.getMonth() + 1, time.getDate()];
  const clock = [time.getHours(), time.getMinutes(), time.getSeconds()];
  const parts = [date, clock].map((part) => part.map((value) => digits(value)).join(''));
  return [...parts, digits(time.getMilliseconds(), 3)].join('-');
}

/** A photo of a package: which of the two folders of photos it belongs to, and its name there. */
export interface PackagePhoto {
  readonly role: 'gallery' | 'gallery/details';
  readonly name: string;
}

/** New photos are JPEG files with plain ASCII names, which every computer and every host spells alike. */
const PHOTO_FILE = /^images\/(gallery(?:\/details)?)\/([a-z0-9][a-z0-9_-]{0,99}\.jpe?g)$/;

/**
 * The photo behind the path of a file in a package; undefined for every other path.
 *
 * @example parsePackagePath('images/gallery/reka-166.jpg') // { role: 'gallery', name: 'reka-166.jpg' }
 * @example parsePackagePath('images/gallery/../../site.json') // undefined
 */
export function parsePackagePath(path: string): PackagePhoto | undefined {
  const [, role, name] = PHOTO_FILE.exec(path) ?? [];
  if (role === undefined || name === undefined) return undefined;
  return { role: role as PackagePhoto['role'], name };
}

/** Where a photo lies in a package, and below the artist's folder. */
export function packagePath({ role, name }: PackagePhoto): string {
  return `images/${role}/${name}`;
}

/** The paths that a package may bring along: the photos that its work names, the main one first. */
export function photoPathsOf({ entry }: Pick<WorkPackage, 'entry'>): string[] {
  const details = withoutEmpty(entry.details.images)
    .map(parseDetailImage)
    .filter((image) => image.place === 'local')
    .map(({ name }) => packagePath({ role: 'gallery/details', name }));
  return [...new Set([packagePath({ role: 'gallery', name: entry.src }), ...details])];
}
