import * as v from 'valibot';
import type { Photo } from '#catalogue/photos/photo.ts';

/** Where the development server tells what the artist's folder says, below the base path. */
export const TEXTS_ADDRESS = 'folder-texts.json';

/** The fields of the form in which changes and new photos travel; each photo is called by its path in the folder. */
export const CHANGES_FIELD = 'changes';
export const PHOTOS_FIELD = 'photos';

export const NEWS_FILE = 'news.json';
export const SITE_FILE = 'site.json';

/** The file of a language's biography and vocabulary, below the artist's folder. */
export function translationFile(language: string): string {
  return `locales/${language}/translation.json`;
}

/** What the studio may change, by the first step of the way to it; `publish`, say, which runs programs, is not among it. */
const SITE_FIELDS = ['contacts', 'answers', 'offers', 'links', 'hero', 'categories', 'about'];
const TRANSLATION_FIELDS = ['invitation', 'biography', 'vocabulary'];

/** The way to a value of a file: field names, and positions in lists counted from 0. */
export type TextPath = readonly (string | number)[];

/** A value of the folder that becomes another. */
export interface TextChange {
  /** Below the artist's folder. */
  readonly file: string;
  readonly path: TextPath;
  /** What the folder must still hold; without it, the value is new, and in a list it comes before the one that is there. */
  readonly before?: unknown;
  /** Without it, the value goes. */
  readonly after?: unknown;
}

const Path = v.pipe(
  v.array(v.union([v.string(), v.pipe(v.number(), v.integer(), v.minValue(0))])),
  v.minLength(1),
);

/** The changes of one press, as they are sent. */
export const TextChanges = v.pipe(
  v.array(
    v.pipe(
      v.strictObject({
        file: v.string(),
        path: Path,
        before: v.optional(v.unknown()),
        after: v.optional(v.unknown()),
      }),
      v.check((change) => isOfStudio(change)),
      v.check(({ before, after }) => before !== undefined || after !== undefined),
    ),
  ),
  v.minLength(1),
);

/**
 * Whether the studio may change a value.
 *
 * @example isOfStudio({ file: 'site.json', path: ['publish', 'host'] }) // false
 */
export function isOfStudio({ file, path }: Pick<TextChange, 'file' | 'path'>): boolean {
  const [field] = path;
  if (file === NEWS_FILE) return typeof field === 'number';
  const known = file === SITE_FILE ? SITE_FIELDS : TRANSLATION_FIELDS;
  return known.includes(String(field)) && (file === SITE_FILE || TRANSLATION.test(file));
}

const TRANSLATION = /^locales\/[a-z]{2,3}(?:-[A-Za-z\d]+)*\/translation\.json$/;

/** What the folder says that the studio can change. */
export interface FolderTexts {
  /** By their paths below the artist's folder, with nothing but the fields of the studio. */
  readonly files: Readonly<Record<string, unknown>>;
  /** Every photo, by its path there; those that the site shows with their pictures. */
  readonly photos: Readonly<Record<string, Photo | null>>;
}

/** The folders of photos that the studio fills; those of works are the form's. */
const STUDIO_ROLES = ['hero', 'categories', 'news', 'about'] as const;

export type StudioRole = (typeof STUDIO_ROLES)[number];

/** Where a photo lies, below the artist's folder. */
export function photoPath(role: StudioRole, name: string): string {
  return `images/${role}/${name}`;
}

/** New photos are JPEG files with plain ASCII names, as those of works are. */
const NEW_PHOTO = new RegExp(
  String.raw`^images/(?:${STUDIO_ROLES.join('|')})/[a-z0-9][a-z0-9_-]{0,99}\.jpe?g$`,
);

/** Whether a new photo may have this path. */
export function isNewPhotoPath(path: string): boolean {
  return NEW_PHOTO.test(path);
}

/**
 * A name for a new photo that none has yet, whatever letters it would differ in.
 *
 * @example freePhotoName('news-6.jpg', new Set(['news-6.jpg'])) // 'news-6-2.jpg'
 */
export function freePhotoName(wanted: string, taken: ReadonlySet<string>): string {
  const stem = wanted.replace(/\.jpg$/, '');
  let name = wanted;
  for (let copy = 2; taken.has(name); copy += 1) name = `${stem}-${copy}.jpg`;
  return name;
}
