import { useEffect, useReducer, useRef, useState } from 'react';
import type { AddWork } from '#catalogue/add-works.ts';
import { type DraftChange, isBlank, newDraft, reduceDrafts } from './add-draft.ts';
import { eraseDraft, loadDrafts, saveDraft } from './draft-store.ts';

/** Whether what is in the form would survive a closed tab. */
export type DraftSafety = 'untouched' | 'saving' | 'saved' | 'blocked';

/** Typing is over for a moment. */
const PAUSE_MS = 300;

/** Not `randomUUID`, which a page has only over HTTPS, and not on a phone that looks at the computer next to it. */
export function newKey(): string {
  return `draft-${Date.now()}-${Math.random().toString(36).slice(2)}`;
}

/**
 * The drafts of this device, kept up to date there.
 *
 * The outside system is the browser's database. Where it is blocked, the page says so and goes on without it.
 */
export function useDrafts(nextId: number) {
  const [drafts, dispatch] = useReducer(reduceDrafts, nextId, (id) => ({
    open: newDraft(newKey(), id),
    others: [],
  }));
  const [isBlocked, setBlocked] = useState(false);
  const [saved, setSaved] = useState<ReadonlyMap<string, number>>(new Map());
  const { open } = drafts;
  const latest = useRef(open);
  latest.current = open;

  useEffect(() => {
    loadDrafts().then(
      (stored) => {
        dispatch({ type: 'loaded', drafts: stored });
        setSaved(new Map(stored.map(({ key, editedAt }) => [key, editedAt])));
      },
      () => setBlocked(true),
    );
  }, []);

  useEffect(() => {
    // Others as well: one may have been put aside in the middle of a word, or get a photo late.
    const unsaved = [drafts.open, ...drafts.others].filter(
      ({ key, editedAt }) => editedAt > (saved.get(key) ?? 0),
    );
    if (unsaved.length === 0) return;
    const save = () => {
      for (const draft of unsaved) {
        saveDraft(draft).then(
          () => setSaved((before) => new Map(before).set(draft.key, draft.editedAt)),
          () => setBlocked(true),
        );
      }
    };
    const timer = setTimeout(save, PAUSE_MS);
    // A phone may end a hidden page without another word.
    document.addEventListener('visibilitychange', save);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', save);
    };
  }, [drafts, saved]);

  const isSaved = (saved.get(open.key) ?? 0) >= open.editedAt;
  return {
    open,
    others: drafts.others,
    safety: safetyOf(),
    edit: (change: DraftChange) =>
      dispatch({ type: 'edited', key: open.key, change, at: Date.now() }),
    switchTo: (key: string) => dispatch({ type: 'switched', key }),
    begin: (id: number) => dispatch({ type: 'begun', nextId: id, key: newKey() }),
    openWork: (work: AddWork) => {
      if (isBlank(open)) eraseDraft(open).catch(() => setBlocked(true));
      dispatch({ type: 'opened', work, at: Date.now() });
    },
    erase: (id: number) => {
      eraseDraft(latest.current).catch(() => setBlocked(true));
      dispatch({ type: 'erased', nextId: id, key: newKey() });
    },
  };
  function safetyOf(): DraftSafety {
    if (isBlocked) return 'blocked';
    if (open.editedAt === 0) return 'untouched';
    return isSaved ? 'saved' : 'saving';
  }
}
