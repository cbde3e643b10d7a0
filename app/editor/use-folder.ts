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
    const loaded = await target.load();
    await pressEnded();
    // Answers may come out of order.
    if (number !== latest.current) return loaded;
    setFolder(loaded);
    setFailure(undefined);
    return loaded;
  }, [target]);
  useEffect(() => {
    const load = () => {
      reload().catch((error) => setFailure(String(error.message)));
    };
    load();
    return target.onChange(load);
  }, [target, reload]);
  return { folder, failure, reload };
}
