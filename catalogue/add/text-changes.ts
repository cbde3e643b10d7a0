import * as v from 'valibot';
import { isSiteText } from '#catalogue/change/apply-change.ts';
import { NEWS_FILE } from '#catalogue/change/folder-json.ts';
import type { Photo } from '#catalogue/photos/photo.ts';

export const TEXTS_ADDRESS = 'folder-texts.json';

/** Form fields; a photo's field is its path in the folder. */
export const CHANGES_FIELD = 'changes';
export const PHOTOS_FIELD = 'photos';

/** Field names and list indexes (from 0). */
export type TextPath = readonly (string | number)[];

export interface TextChange {
  readonly file: string;
  readonly path: TextPath;
  /** Expected current value; without it, `after` is inserted, in a list before the current item. */
  readonly before?: unknown;
  readonly after?: unknown;
}

const Path = v.pipe(
  v.array(v.union([v.string(), v.pipe(v.number(), v.integer(), v.minValue(0))])),
  v.minLength(1),
);

export const TextChanges = v.pipe(
  v.array(
    v.pipe(
      v.strictObject({
        file: v.string(),
        path: Path,
        before: v.optional(v.unknown()),
        after: v.optional(v.unknown()),
      }),
      v.check(({ file, path }) => isEditable(file, path)),
      v.check(({ before, after }) => before !== undefined || after !== undefined),
    ),
  ),
  v.minLength(1),
);

function isEditable(file: string, path: TextPath): boolean {
  const [field] = path;
  if (file === NEWS_FILE) return typeof field === 'number' && path.length === 1;
  return path.length <= 2 && isSiteText(file, String(field));
}

export interface FolderTexts {
  /** Keys are paths below the artist's folder; values have only the fields of the studio. */
  readonly files: Readonly<Record<string, unknown>>;
  /** Keys are paths below the artist's folder; null for photos that the site does not show. */
  readonly photos: Readonly<Record<string, Photo | null>>;
}

const STUDIO_ROLES = ['hero', 'categories', 'news', 'about'] as const;

export type StudioRole = (typeof STUDIO_ROLES)[number];

export function photoPath(role: StudioRole, name: string): string {
  return `images/${role}/${name}`;
}

/** Every host handles plain ASCII names alike. */
const NEW_PHOTO = new RegExp(
  String.raw`^images/(?:${STUDIO_ROLES.join('|')})/[a-z0-9][a-z0-9_-]{0,99}\.jpe?g$`,
);

export function isNewPhotoPath(path: string): boolean {
  return NEW_PHOTO.test(path);
}
