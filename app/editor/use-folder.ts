import { useCallback, useEffect, useState } from 'react';
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
  const reload = useCallback(async () => {
    const folder = await target.load();
    await pressEnded();
    setState({ folder });
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
