import { type FieldValues, set } from 'react-hook-form';
import { type Conflict, merge } from '#catalogue/change/merge.ts';

/** Unsaved values, with the saved ones that they started from. */
export interface Editing {
  /** `null` for a new document. */
  readonly base: FieldValues | null;
  readonly values: FieldValues;
  /** Fields that somebody else has changed as well. */
  readonly conflicts: readonly Conflict[];
}

type Unmerged = Omit<Editing, 'conflicts'>;

/** Merges unsaved values with the saved ones, unless both have changed the same field. */
export function rebase({ base, values }: Unmerged, saved: FieldValues | null): Editing {
  const [key, savedKey] = [base?.entry?.key, saved?.entry?.key];
  // Another device has saved a different new work with this id. This work gets the next id.
  const isOther = key && savedKey && key !== savedKey;
  if (!base || !saved || isOther) return { base, values, conflicts: [] };
  const { value, conflicts } = merge({ base, value: values, saved });
  if (conflicts.length > 0) return { base, values, conflicts };
  return { base: saved, values: value as FieldValues, conflicts };
}

export function resolveConflict(
  unmerged: Unmerged,
  { path, saved }: Conflict,
  choice: 'own' | 'saved',
): Unmerged {
  const { base, values } = structuredClone(unmerged);
  for (const version of choice === 'saved' ? [base, values] : [base]) {
    if (version) set(version, path.join('.'), saved);
  }
  return { base, values };
}
