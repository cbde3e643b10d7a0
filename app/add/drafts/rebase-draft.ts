import { draftOf, type KeptWork, type WorkDraft } from '#catalogue/add/work-draft.ts';
import type { AddDraft } from './add-draft.ts';

/** Untouched fields follow the site; typed ones stay. A story that changed in both stays as typed. */
export function rebaseDraft(draft: AddDraft, works: readonly KeptWork[]): AddDraft {
  const { kept } = draft.work;
  const found = works.find(({ entry }) => entry.id === kept?.entry.id);
  if (!kept || !found || isSame([found.entry, found.words], [kept.entry, kept.words])) return draft;
  const { entry, words } = found;
  const before = draftOf(kept);
  const now = draftOf({ entry, words });
  const isTouched = (name: keyof WorkDraft) => !isSame(draft.work[name], before[name]);
  // Its paragraphs refer to positions in the earlier story.
  if (isTouched('paragraphs') && !isSame(before.paragraphs, now.paragraphs)) return draft;
  const names = Object.keys(now) as (keyof WorkDraft)[];
  const followed = names.filter((name) => name === 'kept' || !isTouched(name));
  const fields = Object.fromEntries(followed.map((name) => [name, now[name]]));
  return { ...draft, work: { ...draft.work, ...fields } };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
