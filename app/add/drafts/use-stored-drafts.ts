import { type Dispatch, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { forgetTyped, keepTyped, readTyped, withTyped } from '#app/add/form/typed-words.ts';
import { pressEnded } from '#app/add/press.ts';
import { type AddDraft, type Drafts, type DraftsEvent, isUnstored } from './add-draft.ts';
import { eraseDraft, loadDraft, loadDrafts, saveDraft } from './draft-store.ts';
import { newKey } from './new-key.ts';
import { useOtherTabs } from './use-other-tabs.ts';

/** `blocked` stores nothing; `full` stores nothing more. */
type DraftFault = 'blocked' | 'full';

export type DraftSafety = 'untouched' | 'saving' | 'saved' | DraftFault;

const TYPING_PAUSE_MS = 300;

/** Stores text at once, and the rest when typing pauses. Synchronizes with the browser's storage and other tabs. */
export function useStoredDrafts(drafts: Drafts, dispatch: Dispatch<DraftsEvent>, nextId: number) {
  const { open, others } = drafts;
  const [isBlocked, setBlocked] = useState(false);
  const [isLoaded, setLoaded] = useState(false);
  const [faults, setFaults] = useState<ReadonlyMap<string, DraftFault>>(new Map());
  const storing = useRef(new Set<string>());
  const follow = async (key: string) => {
    try {
      const draft = await loadDraft(key).finally(pressEnded);
      dispatch({ type: 'changedElsewhere', key, draft, nextId, newKey: newKey() });
    } catch {
      setBlocked(true);
    }
  };
  const tellOthers = useOtherTabs(follow);
  // Includes drafts that were left in the middle of a word, or get a photo late.
  const unsaved = [open, ...others].filter(isUnstored);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once; the site's works are asked for at the same time.
  useEffect(() => {
    const typed = readTyped();
    const load = (stored: readonly AddDraft[]) => {
      const found = withTyped(stored, typed);
      keepTyped(found.filter(isUnstored));
      forgetTyped(typed);
      dispatch({ type: 'loaded', drafts: found, nextId });
      setLoaded(true);
    };
    loadDrafts().then(load, () => {
      setBlocked(true);
      load([]);
    });
  }, []);

  // Before any event can end the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the drafts say what is unsaved.
  useLayoutEffect(() => keepTyped(unsaved), [drafts]);

  const store = async (draft: AddDraft) => {
    const { key, editedAt } = draft;
    // The next save stores newer text, under the key that this one returns.
    if (storing.current.has(key)) return;
    storing.current.add(key);
    try {
      const stored = await saveDraft(draft).finally(pressEnded);
      dispatch({ type: 'stored', key, at: editedAt, storedKey: stored.key });
      setFaults((before) => withFault(before, stored.key, faultOf(stored.fault)));
      tellOthers(stored.key);
      if (stored.key !== key) await follow(key);
    } catch (error) {
      setFaults((before) => withFault(before, key, faultOf(error)));
    } finally {
      storing.current.delete(key);
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the drafts say what is unsaved.
  useEffect(() => {
    if (unsaved.length === 0) return;
    const save = () => {
      for (const draft of unsaved) store(draft);
    };
    const timer = setTimeout(save, TYPING_PAUSE_MS);
    // A phone may end a hidden page without another event.
    document.addEventListener('visibilitychange', save);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', save);
    };
  }, [drafts]);

  return {
    isLoaded,
    safety: safetyOf(),
    erase: async (draft: AddDraft) => {
      try {
        await eraseDraft(draft);
        tellOthers(draft.key);
        await follow(draft.key);
      } catch {
        setBlocked(true);
      }
    },
  };
  function safetyOf(): DraftSafety {
    if (isBlocked) return 'blocked';
    const fault = [open, ...others].map(({ key }) => faults.get(key)).find(Boolean);
    if (fault) return fault;
    if (open.editedAt === 0) return 'untouched';
    return isUnstored(open) ? 'saving' : 'saved';
  }
}

function withFault(
  faults: ReadonlyMap<string, DraftFault>,
  key: string,
  fault: DraftFault | undefined,
): ReadonlyMap<string, DraftFault> {
  const others = [...faults].filter(([each]) => each !== key);
  return new Map(fault ? [...others, [key, fault]] : others);
}

function faultOf(error: unknown): DraftFault | undefined {
  if (error === undefined) return undefined;
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'blocked';
}
