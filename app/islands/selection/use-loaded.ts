import { useEffect, useEffectEvent, useState } from 'react';

interface Loaded<Value> {
  readonly status: 'loading' | 'failed' | 'ready';
  /** While it loads, the value of the previous key. */
  readonly value?: Value | undefined;
}

/** Synchronizes with the host: loads once for each key. */
export function useLoaded<Value>(key: string, load: () => Promise<Value>) {
  const [loaded, setLoaded] = useState<Loaded<Value> & { key?: string }>({ status: 'loading' });
  const isSettled = loaded.key === key;
  const startLoading = useEffectEvent(load);
  useEffect(() => {
    if (isSettled) return;
    let isCurrent = true;
    startLoading().then(
      (value) => isCurrent && setLoaded({ key, status: 'ready', value }),
      () => isCurrent && setLoaded(({ value }) => ({ key, status: 'failed', value })),
    );
    return () => {
      isCurrent = false;
    };
  }, [key, isSettled]);
  const retry = () => setLoaded(({ value }) => ({ status: 'loading', value }));
  return { value: loaded.value, status: isSettled ? loaded.status : 'loading', retry };
}
