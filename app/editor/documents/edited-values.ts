import {
  type Draft,
  forgetUnsaved,
  moveUnsaved,
  readPhotos,
  readUnsaved,
  type Unsaved,
  writePhoto,
  writeUnsaved,
} from '#app/editor/unsaved-store.ts';
import { type Conflict, isSame, merge } from '#catalogue/change/merge.ts';
import { changeOf, type EditedDocument } from './document.ts';
import { fieldValue, type Values, withValue } from './values.ts';

export interface Editing extends Unsaved {
  readonly conflicts: readonly Conflict[];
}

const PAUSE_MS = 300;

const NO_CONFLICTS: Editing['conflicts'] = [];

/** Merges unsaved values with the saved ones, unless both have changed the same field. */
export function rebase({ base, values }: Unsaved, saved: Values | null): Editing {
  const [key, savedKey] = [base?.entry?.key, saved?.entry?.key];
  // Another device has saved a different new work with this id. This work gets the next id.
  const isOther = key && savedKey && key !== savedKey;
  const editing = { base, values, conflicts: NO_CONFLICTS };
  if (!base || !saved || isOther || base === saved) return editing;
  const { value, conflicts } = merge({ base, value: values, saved });
  if (conflicts.length > 0) return { ...editing, conflicts };
  return { ...editing, base: saved, values: value as Values };
}

export function resolveConflict(
  { base, values }: Unsaved,
  { path, saved }: Conflict,
  choice: 'own' | 'saved',
): Unsaved {
  const merged = (version: Values) => withValue(version, path.join('.'), saved);
  return { base: base && merged(base), values: choice === 'saved' ? merged(values) : values };
}

export type EditedValues = ReturnType<typeof editedValues>;

export function editedValues(editedDocument: EditedDocument) {
  const { key, saved, blank } = editedDocument;
  const start: Editing = { base: saved, values: saved ?? blank, conflicts: NO_CONFLICTS };
  let timer: ReturnType<typeof setTimeout>;
  let last: { readonly unsaved: Unsaved; readonly editing: Editing } | undefined;

  function read(): Editing {
    const unsaved = readUnsaved(key) ?? start;
    if (last?.unsaved !== unsaved) last = { unsaved, editing: rebase(unsaved, saved) };
    return last.editing;
  }

  function discardUntouched(): void {
    const isEdited = Object.keys(readPhotos(key)).length > 0 || hasChange(editedDocument, read());
    if (readUnsaved(key) && !isEdited) writeUnsaved(key, undefined);
  }

  return {
    key,
    start,
    read,
    get: (name: string) => fieldValue(read().values, name),
    set(name: string, value: unknown): void {
      const { base, values } = read();
      writeUnsaved(key, { base, values: withValue(values, name, value) });
      clearTimeout(timer);
      // Comparing at each key would delay typing.
      timer = setTimeout(discardUntouched, PAUSE_MS);
    },
    resolve(conflict: Conflict, choice: 'own' | 'saved') {
      writeUnsaved(key, resolveConflict(read(), conflict, choice));
    },
    discard: () => forgetUnsaved(key),
    forgetBase: () => writeUnsaved(key, { base: null, values: read().values }),
    discardUntouched,
    /**
     * Call when the sent values are saved. Later edits stay, and are merged with them.
     * @param id of the saved work or post
     * @returns whether there are such edits
     */
    settle(sent: Draft, id: number | undefined): boolean {
      const values = readUnsaved(key)?.values ?? sent.values;
      for (const path of Object.keys(sent.photos)) writePhoto(key, path, undefined);
      // Every edit makes a new object.
      const isEdited = values !== sent.values;
      writeUnsaved(key, isEdited ? { base: sent.values, values } : undefined);
      moveUnsaved(key, key.replace('new', String(id)));
      return isEdited;
    },
  };
}

/** Compares the changes and not the values, because a form adds empty groups. */
function hasChange(editedDocument: EditedDocument, { base, values }: Unsaved): boolean {
  const changeTo = (each: Values) => changeOf(editedDocument, base, each);
  return !isSame(changeTo(values), changeTo(base ?? editedDocument.blank));
}
