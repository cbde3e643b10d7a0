import { sendChange } from '#app/add/changes/send-change.ts';
import type { SaveAnswer } from '#catalogue/add/saving.ts';
import { CHANGES_FIELD, PHOTOS_FIELD, type TextChange } from '#catalogue/add/text-changes.ts';

export function sendTexts(
  changes: readonly TextChange[],
  photos: ReadonlyMap<string, { readonly blob: Blob }> = new Map(),
): Promise<SaveAnswer> {
  const form = new FormData();
  form.set(CHANGES_FIELD, JSON.stringify(changes));
  for (const [path, { blob }] of photos) form.append(PHOTOS_FIELD, blob, path);
  return sendChange('texts', form);
}
