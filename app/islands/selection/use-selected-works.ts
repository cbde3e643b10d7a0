import { useEffect, useState, useSyncExternalStore } from 'react';
import { type LoadedWork, loadWorks } from '#app/islands/lightbox/load-works.ts';
import {
  keptSelection,
  listenToSelection,
  parseSelection,
  type SelectedWork,
} from '#app/ui/selection.ts';

export type ShownWork = SelectedWork & LoadedWork;

export type SelectedWorks =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly tryAgain: () => void }
  | {
      readonly status: 'shown';
      readonly works: readonly ShownWork[];
      /** Numbers without a listed work. */
      readonly missing: readonly number[];
    };

/** Synchronizes with storage, and so with other tabs. */
export function useKeptSelection(): readonly SelectedWork[] {
  return parseSelection(useSyncExternalStore(listenToSelection, keptSelection));
}

/** Synchronizes with the host, which is asked only for new works. */
export function useSelectedWorks(selected: readonly SelectedWork[]): SelectedWorks {
  const [known, setKnown] = useState<ReadonlyMap<number, LoadedWork | undefined>>(new Map());
  const [hasFailed, setFailed] = useState(false);
  const unknown = selected.map(({ id }) => id).filter((id) => !known.has(id));
  const asked = unknown.join();
  useEffect(() => {
    if (asked === '' || hasFailed) return;
    let isWanted = true;
    const ids = asked.split(',').map(Number);
    loadWorks(ids).then(
      (works) => {
        if (!isWanted) return;
        const found = new Map(works.map((work) => [work.id, work]));
        setKnown(
          (before) => new Map([...before, ...ids.map((id) => [id, found.get(id)] as const)]),
        );
      },
      () => isWanted && setFailed(true),
    );
    return () => {
      isWanted = false;
    };
  }, [asked, hasFailed]);
  if (hasFailed) return { status: 'failed', tryAgain: () => setFailed(false) };
  if (unknown.length > 0) return { status: 'loading' };
  return {
    status: 'shown',
    works: selected.flatMap((work) => {
      const told = known.get(work.id);
      return told ? [{ ...told, ...work }] : [];
    }),
    missing: selected.map(({ id }) => id).filter((id) => !known.get(id)),
  };
}
