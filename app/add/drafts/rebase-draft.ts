import { isSame, merge } from '#catalogue/change/merge.ts';
import type { AddDraft } from './add-draft.ts';
import { draftOf, type KeptWork, type WorkDraft } from './work-draft.ts';

/** Untouched fields follow the site; typed ones stay. A story that changed in both stays as typed. */
export function rebaseDraft(draft: AddDraft, works: readonly KeptWork[]): AddDraft {
  const { kept } = draft.work;
  const found = works.find(({ entry }) => entry.id === kept?.entry.id);
  if (!kept || !found || isSame([found.entry, found.words], [kept.entry, kept.words])) return draft;
  const { entry, words } = found;
  const versions = { base: draftOf(kept), value: draft.work, saved: draftOf({ entry, words }) };
  const { value, conflicts } = merge(versions);
  // Its paragraphs refer to positions in the earlier story.
  if (conflicts.some(({ path }) => path[0] === 'paragraphs')) return draft;
  return { ...draft, work: value as WorkDraft };
}
