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

export interface FolderTexts {
  /** Keys are paths below the artist's folder; values have only the fields of the studio. */
  readonly files: Readonly<Record<string, unknown>>;
  /** Keys are paths below the artist's folder; null for photos that the site does not show. */
  readonly photos: Readonly<Record<string, Photo | null>>;
}

export const STUDIO_ROLES = ['hero', 'categories', 'news', 'about'] as const;

export type StudioRole = (typeof STUDIO_ROLES)[number];

export function photoPath(role: StudioRole, name: string): string {
  return `images/${role}/${name}`;
}
