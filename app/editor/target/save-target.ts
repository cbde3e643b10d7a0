import type { Draft } from '#app/editor/unsaved-store.ts';
import type { EditedFolder, SaveAnswer as ServerAnswer } from '#catalogue/add/saving.ts';
import type { Change } from '#catalogue/change/apply-change.ts';

export type Folder = EditedFolder;

/** `away`: the target cannot be reached, or cannot save. `returned`: the values are unsaved edits again. */
export type SaveAnswer = ServerAnswer | { readonly status: 'away' | 'returned' };

export interface SaveTarget {
  readonly canSave: boolean;
  load(): Promise<Folder>;
  /** @param draft becomes unsaved edits again if the change waits for a connection and cannot be saved then */
  save(change: Change, photos: ReadonlyMap<string, Blob>, draft?: Draft): Promise<SaveAnswer>;
  undo(): Promise<SaveAnswer>;
  onChange(listener: () => void): () => void;
}
