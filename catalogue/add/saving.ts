import * as v from 'valibot';
import { AVAILABILITIES } from '#catalogue/works/availability.ts';

/** Below it, and below the base path, the development server takes what is to be saved: each kind at a desk of its own. */
export const SAVING_ADDRESS = '__content';

/** `works` takes packages, `texts` a form with photos, all others take requests in JSON. */
export type SavingDesk = 'works' | 'texts' | 'edits' | 'undo';

/** The header without which nothing is saved: no form of another site can send it. */
export const SAVE_HEADER = { name: 'X-Requested-With', value: 'add' } as const;

const EntryId = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

/** Asks for one thing to be done to a work, or to the order of works or posts, without a form. */
export const FolderEdit = v.variant('what', [
  v.strictObject({ what: v.literal('show'), id: EntryId, isListed: v.boolean() }),
  v.strictObject({
    what: v.literal('availability'),
    id: EntryId,
    /** Null where nothing is to be said of it. */
    availability: v.nullable(v.picklist(AVAILABILITIES)),
  }),
  v.strictObject({ what: v.literal('delete'), id: EntryId }),
  /** All works of a category, hidden ones included, in the order in which the file is to have them. */
  v.strictObject({ what: v.literal('order'), category: v.string(), ids: v.array(EntryId) }),
  /** All posts, in the order in which the file is to have them. */
  v.strictObject({ what: v.literal('news-order'), ids: v.array(EntryId) }),
]);

export type FolderEdit = v.InferOutput<typeof FolderEdit>;

/** Asks to take a saved change back. */
export const UndoRequest = v.strictObject({
  change: v.pipe(v.string(), v.regex(/^[\w-]+$/)),
});

/** What is wrong with what was to be saved, in the words of the content check. */
export interface SaveProblem {
  readonly file: string;
  readonly place: string;
  /** The way to the value in the file; what is wrong with a package or inside of a photo has none. */
  readonly path?: readonly (string | number)[];
  readonly message: string;
  readonly remedy: string;
}

/** A place in a file that holds something else now; or, of a whole entry, what became of it. */
export type ChangedPlace =
  | { readonly place: string; readonly before: string; readonly after: string }
  | { readonly place: string; readonly note: string };

/** What a saving changed in one file. */
export interface FileReport {
  /** Below the artist's folder. */
  readonly file: string;
  /** Of a photo: whether it is new, and where the one is kept whose place it took. */
  readonly note?: string;
  readonly places: readonly ChangedPlace[];
}

/** A saving that has happened, told file by file, which can be taken back. */
export interface SavedChange {
  /** By which it is taken back. */
  readonly id: string;
  /** That of the report. */
  readonly language: string;
  readonly files: readonly FileReport[];
}

/** What the development server answers: 200, 422, 409, and everything else. */
export type SaveAnswer =
  | {
      readonly status: 'saved';
      /** None if everything was like this already. */
      readonly change?: SavedChange;
      /** The page that shows it, below the base path. */
      readonly path?: string;
    }
  | { readonly status: 'problems'; readonly problems: readonly SaveProblem[] }
  | { readonly status: 'busy' }
  | { readonly status: 'failed'; readonly message: string };
