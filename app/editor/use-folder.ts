import { useCallback, useEffect, useRef, useState } from 'react';
import { pressEnded } from './press.ts';
import type { Folder, SaveTarget } from './target/save-target.ts';

export interface LoadedFolder {
  readonly folder?: Folder;
  /** Why it cannot be loaded. */
  readonly failure?: string;
  readonly reload: () => Promise<Folder>;
}

/** Synchronizes with the artist's folder, which others may change as well. */
export function useFolder(target: SaveTarget): LoadedFolder {
  const [state, setState] = useState<Omit<LoadedFolder, 'reload'>>({});
  const latest = useRef(0);
  const reload = useCallback(async () => {
    latest.current += 1;
    const number = latest.current;
    const folder = await target.load();
    await pressEnded();
    // Answers may come out of order.
    if (number === latest.current) setState({ folder });
    return folder;
  }, [target]);
  useEffect(() => {
    const load = () => {
      reload().catch((error) =>
        setState((before) => ({ ...before, failure: String(error.message) })),
      );
    };
    load();
    return target.onChange(load);
  }, [target, reload]);
  return { ...state, reload };
}
