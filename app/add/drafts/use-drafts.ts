import { useEffect, useReducer, useRef } from 'react';
import type { WorkDraft } from '#app/add/drafts/work-draft.ts';
import type { KnownWorks } from '#app/add/use-add-works.ts';
import type { StoredWork } from '#catalogue/works/catalogue.ts';
import { type DraftChange, isBlank, newDraft, reduceDrafts } from './add-draft.ts';
import { newKey } from './new-key.ts';
import { useStoredDrafts } from './use-stored-drafts.ts';

export function useDrafts(nextId: number, known: KnownWorks) {
  const [drafts, dispatch] = useReducer(reduceDrafts, nextId, (id) => ({
    open: newDraft(newKey(), id),
    others: [],
  }));
  const { open, others, elsewhere } = drafts;
  const stored = useStoredDrafts(drafts, dispatch, nextId);
  useEffect(() => {
    if (known.status !== 'known' || !stored.isLoaded) return;
    dispatch({ type: 'worksKnown', works: known.works, at: Date.now() });
  }, [known, stored.isLoaded]);
  const latest = useRef(open);
  latest.current = open;

  // A blank draft loses nothing, and would only fill the list.
  const leave = () => {
    if (isBlank(open)) stored.erase(open);
  };

  return {
    open,
    others,
    isLoaded: stored.isLoaded,
    safety: stored.safety,
    elsewhere: elsewhere?.key === open.key ? elsewhere.what : undefined,
    edit: (change: DraftChange) =>
      dispatch({ type: 'edited', key: open.key, change, at: Date.now() }),
    switchTo: (key: string) => {
      leave();
      dispatch({ type: 'switched', key });
    },
    begin: (id: number) => {
      leave();
      dispatch({ type: 'begun', nextId: id, key: newKey() });
    },
    /** Prefers an existing draft of the work. `change` applies at once. */
    openWork: (work: StoredWork, change?: Partial<WorkDraft>) => {
      const begun = [open, ...others].find(
        ({ work: { kept } }) => kept?.entry.id === work.entry.id,
      );
      const key = begun?.key ?? newKey();
      const at = Date.now();
      if (begun !== open) leave();
      dispatch(begun ? { type: 'switched', key } : { type: 'opened', work, key, at });
      if (!change) return;
      const changed: DraftChange = (draft) => ({ work: { ...draft.work, ...change } });
      dispatch({ type: 'edited', key, change: changed, at });
    },
    erase: (id: number) => {
      stored.erase(latest.current);
      dispatch({ type: 'erased', nextId: id, key: newKey() });
    },
  };
}
