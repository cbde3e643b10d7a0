import { useEffect, useReducer, useRef, useState } from 'react';
import type { AddWork } from '#catalogue/add-works.ts';
import { type DraftChange, isBlank, newDraft, reduceDrafts } from './add-draft.ts';
import { eraseDraft, loadDrafts, saveDraft } from './draft-store.ts';
import { readHandedOver, rememberHandedOver } from './handed-over.ts';
import { newKey } from './new-key.ts';

/** Why the browser does not keep a draft: never any, or no more of them. */
type DraftFault = 'blocked' | 'full';

/** Whether what is in the form would survive a closed tab. */
export type DraftSafety = 'untouched' | 'saving' | 'saved' | DraftFault;

/** Typing is over for a moment. */
const PAUSE_MS = 300;

/**
 * The drafts of this device, kept up to date there.
 *
 * The outside system is the browser's database. Where it is blocked, the page says so and goes on without it.
 */
export function useDrafts(nextId: number) {
  const [drafts, dispatch] = useReducer(reduceDrafts, nextId, (id) => ({
    open: newDraft(newKey(), id),
    others: [],
    handedOver: [],
  }));
  const [isBlocked, setBlocked] = useState(false);
  const [saved, setSaved] = useState<ReadonlyMap<string, number>>(new Map());
  const [faults, setFaults] = useState<ReadonlyMap<string, DraftFault>>(new Map());
  const { open } = drafts;
  // Others as well: one may have been put aside in the middle of a word, or get a photo late.
  const unsaved = [open, ...drafts.others].filter(
    ({ key, editedAt }) => editedAt > (saved.get(key) ?? 0),
  );
  const latest = useRef(open);
  latest.current = open;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once; the site's works are asked for at the same time.
  useEffect(() => {
    const handedOver = readHandedOver();
    loadDrafts().then(
      (stored) => {
        dispatch({ type: 'loaded', drafts: stored, handedOver, nextId });
        setSaved(new Map(stored.map(({ key, editedAt }) => [key, editedAt])));
      },
      () => setBlocked(true),
    );
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: these two say what is unsaved.
  useEffect(() => {
    if (unsaved.length === 0) return;
    const save = () => {
      for (const draft of unsaved) {
        const { key, editedAt } = draft;
        saveDraft(draft).then(
          () => {
            setSaved((before) => new Map(before).set(key, editedAt));
            setFaults((before) => new Map([...before].filter(([each]) => each !== key)));
          },
          (error) => setFaults((before) => new Map(before).set(key, faultOf(error))),
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
      dispatch({ type: 'opened', work, key: newKey(), at: Date.now() });
    },
    handOver: (id: number) => {
      rememberHandedOver(id, nextId);
      dispatch({ type: 'handedOver', id });
    },
    erase: (id: number) => {
      eraseDraft(latest.current).catch(() => setBlocked(true));
      dispatch({ type: 'erased', nextId: id, key: newKey() });
    },
  };
  function safetyOf(): DraftSafety {
    if (isBlocked) return 'blocked';
    const fault = unsaved.map(({ key }) => faults.get(key)).find(Boolean);
    if (fault) return fault;
    if (open.editedAt === 0) return 'untouched';
    return unsaved.includes(open) ? 'saving' : 'saved';
  }
}

function faultOf(error: unknown): DraftFault {
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'blocked';
}
