import { useEffect, useEffectEvent, useState } from 'react';

interface Loaded<Value> {
  readonly status: 'loading' | 'failed' | 'ready';
  /** While it loads, the value of the previous key. */
  readonly value: Value | undefined;
  readonly retry: () => void;
}

/** Synchronizes with the host: loads once for each key. */
export function useLoaded<Value>(key: string, load: () => Promise<Value>): Loaded<Value> {
  const [value, setValue] = useState<Value>();
  const [settled, setSettled] = useState<{ key: string; status: 'failed' | 'ready' }>();
  const isSettled = settled?.key === key;
  const startLoading = useEffectEvent(load);
  useEffect(() => {
    if (isSettled) return;
    let isCurrent = true;
    startLoading().then(
      (loaded) => {
        if (!isCurrent) return;
        setValue(loaded);
        setSettled({ key, status: 'ready' });
      },
      () => isCurrent && setSettled({ key, status: 'failed' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [key, isSettled]);
  const status = isSettled ? settled.status : 'loading';
  return { status, value, retry: () => setSettled(undefined) };
}
