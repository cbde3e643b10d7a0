import * as v from 'valibot';
import { AVAILABILITIES } from '#catalogue/schema/availability.ts';

export const SAVING_ADDRESS = '__content';

/** `works` accepts packages, `texts` a form with photos, all others JSON. */
export type SavingDesk = 'works' | 'texts' | 'edits' | 'undo';

/** Protects against cross-site requests: a form of another site cannot send this header. */
export const SAVE_HEADER = { name: 'X-Requested-With', value: 'add' } as const;

const EntryId = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

export const FolderEdit = v.variant('what', [
  v.strictObject({ what: v.literal('show'), id: EntryId, isListed: v.boolean() }),
  v.strictObject({
    what: v.literal('availability'),
    id: EntryId,
    availability: v.nullable(v.picklist(AVAILABILITIES)),
  }),
  v.strictObject({ what: v.literal('delete'), id: EntryId }),
  v.strictObject({ what: v.literal('order'), category: v.string(), ids: v.array(EntryId) }),
  v.strictObject({ what: v.literal('news-order'), ids: v.array(EntryId) }),
]);

export type FolderEdit = v.InferOutput<typeof FolderEdit>;

export interface SaveProblem {
  readonly file: string;
  readonly place: string;
  /** Absent for a fault of a package or inside a photo. */
  readonly path?: readonly (string | number)[];
  readonly message: string;
  readonly remedy: string;
}

export type ChangedPlace =
  | { readonly place: string; readonly before: string; readonly after: string }
  | { readonly place: string; readonly note: string };

export interface FileReport {
  /** Path below the artist's folder. */
  readonly file: string;
  readonly note?: string;
  readonly places: readonly ChangedPlace[];
}

export interface SavedChange {
  readonly id: string;
  readonly language: string;
  readonly files: readonly FileReport[];
}

/** Status codes 200, 422 and 409; `failed` covers all others. */
export type SaveAnswer =
  | {
      readonly status: 'saved';
      readonly change?: SavedChange;
      readonly path?: string;
    }
  | { readonly status: 'problems'; readonly problems: readonly SaveProblem[] }
  | { readonly status: 'busy' }
  | { readonly status: 'failed'; readonly message: string };
