import type { FieldValues } from 'react-hook-form';
import type { Folder } from '#app/editor/target/save-target.ts';
import { applyChange, type EditConflict } from '#catalogue/change/apply-change.ts';
import { changeOf, type EditedDocument, pathInValues } from './document.ts';

/** Unsaved values, with the saved document that they started from. */
export interface Editing {
  /** `null` for a new document. */
  readonly base: FieldValues | null;
  readonly values: FieldValues;
  /** Fields that somebody else has changed as well. */
  readonly conflicts: readonly EditConflict[];
}

export interface Reopened {
  readonly document: EditedDocument;
  readonly folder: Folder;
  /** The document as it is in another folder. */
  readonly reopen: (folder: Folder) => EditedDocument | undefined;
}

/** Merges unsaved values with what the folder has now. */
export function rebase(
  { document, folder, reopen }: Reopened,
  { base, values }: Omit<Editing, 'conflicts'>,
): Editing {
  if (base === null || document.saved === null) return { base, values, conflicts: [] };
  const [key, savedKey] = [base.entry?.key, document.saved.entry?.key];
  // Another device has saved a different new work with this id. This work gets the next id, so nothing is merged.
  if (key && savedKey && key !== savedKey) return { base, values, conflicts: [] };
  const result = applyChange(folder.files, changeOf(document, base, values));
  if (result.status === 'conflict') return { base, values, conflicts: result.conflicts };
  const merged = reopen({ ...folder, files: { ...folder.files, ...result.files } });
  const { vocabulary } = values;
  return { base: document.saved, values: { ...merged?.saved, vocabulary }, conflicts: [] };
}

/** Applies the version that was chosen for each conflict, then merges the other fields as usual. */
export function resolveConflicts(
  reopened: Reopened,
  { base, values, conflicts }: Editing,
  choices: readonly ('own' | 'saved')[],
): Editing {
  const known = structuredClone({ base: base ?? {}, values });
  conflicts.forEach(({ path, saved }, index) => {
    const changed = choices[index] === 'saved' ? [known.base, known.values] : [known.base];
    for (const version of changed) {
      if (path[0] === 'paragraphs') setParagraphs(version, saved);
      else setPart(version, conflictPath(reopened.document, path), saved);
    }
  });
  return rebase(reopened, known);
}

/** Path in the values. Paragraphs are edited in one field, but stored in the entry and in the texts of each language. */
export function conflictPath(document: EditedDocument, path: readonly string[]): string[] {
  if (path[0] === 'paragraphs') return ['entry', 'details', 'text'];
  return (pathInValues(document.partsIn({}), path) ?? path).map(String);
}

function setParagraphs(values: FieldValues, saved: unknown): void {
  const [stored, numbered] = saved as [unknown, Readonly<Record<string, unknown>>];
  values.story = undefined;
  values.entry.details.text = stored;
  for (const [language, text] of Object.entries(numbered)) {
    values.texts[language] = { ...values.texts[language], text };
  }
}

/** @param path empty for the whole document */
function setPart(values: FieldValues, [key, ...rest]: readonly string[], value: unknown): void {
  if (key === undefined) Object.assign(values, value);
  else if (rest.length === 0) values[key] = value;
  else {
    values[key] ??= {};
    setPart(values[key], rest, value);
  }
}
