import type { FieldValues } from 'react-hook-form';
import type { NewPhotos } from '#app/editor/photos/new-photo.ts';
import type { EditedFolder, SaveAnswer as ServerAnswer } from '#catalogue/add/saving.ts';
import type { Change } from '#catalogue/change/apply-change.ts';

/** The artist's folder as far as the editor knows it. */
export type Folder = EditedFolder;

/** With `returned`, the values are among the unsaved ones of the device. */
export type SaveAnswer = ServerAnswer | { readonly status: 'away' | 'returned' };

/** The values of the form that a change was made from. */
export interface Draft {
  /** Of the document. */
  readonly key: string;
  readonly base: FieldValues | null;
  readonly values: FieldValues;
  readonly photos: NewPhotos;
}

/** By path in the folder. */
type PhotoFiles = ReadonlyMap<string, Blob>;

/** Where saved documents come from and go to. */
export interface SaveTarget {
  /** Without it, the editor only generates texts to copy. */
  readonly canSave: boolean;
  /** @throws {Error} with a message for the artist */
  load(): Promise<Folder>;
  /** @param draft the values of the form, which come back if a later attempt fails */
  save(change: Change, photos: PhotoFiles, draft?: Draft): Promise<SaveAnswer>;
  /** Takes back the last change. */
  undo(): Promise<SaveAnswer>;
  /** Calls back when somebody else has changed the folder. */
  onChange(listener: () => void): () => void;
}
