import type { EditConflict } from '#catalogue/change/apply-change.ts';
import type { FolderJson } from '#catalogue/change/folder-json.ts';
import type { Problem } from '#catalogue/check/finding.ts';
import type { Photo } from '#catalogue/photos/photo.ts';

/**
 * GET it for the {@link EditedFolder}. POST `save` with a form: the change as JSON, and a file for each photo, whose
 * field is its path in the folder. POST `undo` without a body.
 */
export const CONTENT_PATH = '__content';

export const CHANGE_FIELD = 'change';

/** Protects against cross-site requests: a form of another site cannot send this header. */
export const SAVE_HEADER = { name: 'X-Requested-With', value: 'add' } as const;

export interface EditedFolder {
  readonly files: FolderJson;
  /** Keyed by path below the folder, or by URL; null for photos that the site does not show. */
  readonly photos: Readonly<Record<string, Photo | null>>;
}

const NEW_PHOTO =
  /^images\/(?:gallery(?:\/details)?|hero|categories|news|about)\/[a-z0-9][a-z0-9_-]{0,99}\.jpe?g$/;

export function isNewPhotoPath(path: string): boolean {
  return NEW_PHOTO.test(path);
}

export interface SavedFile {
  readonly file: string;
  readonly movedTo?: string;
}

/** Status codes: saved 200, problems 422, conflict and busy 409, failed any other. */
export type SaveAnswer =
  | {
      readonly status: 'saved';
      readonly files: readonly SavedFile[];
      readonly id?: number;
    }
  | { readonly status: 'problems'; readonly problems: readonly Problem[] }
  | { readonly status: 'conflict'; readonly conflicts: readonly EditConflict[] }
  | { readonly status: 'busy' }
  | { readonly status: 'failed'; readonly message: string };
