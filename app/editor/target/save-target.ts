import type { EditedFolder, SaveAnswer as ServerAnswer } from '#catalogue/add/saving.ts';
import type { Change } from '#catalogue/change/apply-change.ts';

/** The artist's folder as far as the editor knows it. */
export type Folder = EditedFolder;

export type SaveAnswer = ServerAnswer | { readonly status: 'away' };

/** By path in the folder. */
type PhotoFiles = ReadonlyMap<string, Blob>;

/** Where saved documents come from and go to. */
export interface SaveTarget {
  /** Without it, the editor only generates texts to copy. */
  readonly canSave: boolean;
  /** @throws {Error} with a message for the artist */
  load(): Promise<Folder>;
  save(change: Change, photos: PhotoFiles): Promise<SaveAnswer>;
  /** Takes back the last change. */
  undo(): Promise<SaveAnswer>;
  /** Calls back when somebody else has changed the folder. */
  onChange(listener: () => void): () => void;
}
