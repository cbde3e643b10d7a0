import { sendChange } from '#app/add/changes/send-change.ts';
import type { SaveAnswer } from '#catalogue/add/saving.ts';
import type { Edit } from '#catalogue/change/apply-change.ts';
import { NEWS_FILE } from '#catalogue/change/folder-json.ts';
import type { NewsEntry } from '#catalogue/schema/news-entry.ts';
import { type TextChange, withValue } from './edited-texts.ts';

export function sendTexts(
  changes: readonly TextChange[],
  photos: ReadonlyMap<string, { readonly blob: Blob }> = new Map(),
): Promise<SaveAnswer> {
  const blobs = [...photos].map(([path, { blob }]) => [path, blob] as const);
  return sendChange(changes.map(editOf), new Map(blobs));
}

function editOf({ file, path, before, after }: TextChange): Edit {
  if (file === NEWS_FILE) {
    const [base, value] = [before, after].map((post) => (post ?? null) as NewsEntry | null);
    return { kind: 'post', base: base ?? null, value: value ?? null };
  }
  const [base = {}, value = {}] = [before, after].map((text) => {
    return text === undefined ? {} : withValue({}, [file, ...path], text);
  });
  return { kind: 'texts', base, value };
}
