import { useCallback, useEffect, useRef, useState } from 'react';
import { pressEnded } from './press.ts';
import type { Folder, SaveTarget } from './target/save-target.ts';

/** Synchronizes with the artist's folder, which others may change as well. */
export function useFolder(target: SaveTarget) {
  const [folder, setFolder] = useState<Folder>();
  /** Why the folder cannot be loaded. */
  const [failure, setFailure] = useState<string>();
  const latestRequest = useRef(0);
  const reload = useCallback(async () => {
    latestRequest.current += 1;
    const request = latestRequest.current;
    const loaded = await target.load().catch((error: Error) => error.message);
    await pressEnded();
    const isLoaded = typeof loaded === 'object';
    // Ignores the answer when a newer request has started.
    if (request === latestRequest.current) {
      if (isLoaded) setFolder(loaded);
      setFailure(isLoaded ? undefined : loaded);
    }
    return isLoaded ? loaded : undefined;
  }, [target]);
  useEffect(() => {
    reload();
    // Returns no promise: Vite would wait for it before it handles the next event.
    return target.onChange(() => void reload());
  }, [target, reload]);
  return { folder, failure, reload };
}
