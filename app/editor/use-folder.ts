import { useCallback, useEffect, useRef, useState } from 'react';
import { pressEnded } from './press.ts';
import type { Folder, SaveTarget } from './target/save-target.ts';

/** Synchronizes with the artist's folder, which others may change as well. */
export function useFolder(target: SaveTarget) {
  const [folder, setFolder] = useState<Folder>();
  /** Why it cannot be loaded. */
  const [failure, setFailure] = useState<string>();
  const latest = useRef(0);
  const reload = useCallback(async () => {
    latest.current += 1;
    const number = latest.current;
    const loaded = await target.load().catch((error: Error) => error.message);
    await pressEnded();
    const isLoaded = typeof loaded === 'object';
    // Answers may come out of order.
    if (number === latest.current) {
      if (isLoaded) setFolder(loaded);
      setFailure(isLoaded ? undefined : loaded);
    }
    return isLoaded ? loaded : undefined;
  }, [target]);
  useEffect(() => {
    reload();
    // Vite handles no further event before a promise from here has settled.
    return target.onChange(() => void reload());
  }, [target, reload]);
  return { folder, failure, reload };
}
