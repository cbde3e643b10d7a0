import { useReducer, useRef } from 'react';
import { rememberExported } from '#app/add/export/exported-ids.ts';
import type { CatalogueWork } from '#catalogue/catalogue.ts';
import { type DraftChange, isBlank, newDraft, reduceDrafts } from './add-draft.ts';
import { newKey } from './new-key.ts';
import { useStoredDrafts } from './use-stored-drafts.ts';

/**
 * The drafts of this device, and what can be done to them.
 *
 * @param nextId the highest id on the site plus one
 */
export function useDrafts(nextId: number) {
  const [drafts, dispatch] = useReducer(reduceDrafts, nextId, (id) => ({
    open: newDraft(newKey(), id),
    others: [],
    exported: [],
  }));
  const { open, others, elsewhere } = drafts;
  const stored = useStoredDrafts(drafts, dispatch, nextId);
  const latest = useRef(open);
  latest.current = open;

  return {
    open,
    others,
    safety: stored.safety,
    elsewhere: elsewhere?.key === open.key ? elsewhere.what : undefined,
    edit: (change: DraftChange) =>
      dispatch({ type: 'edited', key: open.key, change, at: Date.now() }),
    switchTo: (key: string) => dispatch({ type: 'switched', key }),
    begin: (id: number) => dispatch({ type: 'begun', nextId: id, key: newKey() }),
    openWork: (work: CatalogueWork) => {
      if (isBlank(open)) stored.erase(open);
      dispatch({ type: 'opened', work, key: newKey(), at: Date.now() });
    },
    exportWork: (id: number) => {
      rememberExported(id, nextId);
      dispatch({ type: 'exported', id });
    },
    erase: (id: number) => {
      stored.erase(latest.current);
      dispatch({ type: 'erased', nextId: id, key: newKey() });
    },
  };
}
