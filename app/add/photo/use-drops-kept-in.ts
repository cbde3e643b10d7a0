import { useEffect } from 'react';

/** The browser would open a photo that misses its target. Synchronizes with drag events; dropped text works as usual. */
export function useDropsKeptIn(): void {
  useEffect(() => {
    const handled = new AbortController();
    const keepIn = (event: DragEvent) => {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      // The pointer shows that a drop has no effect here.
      event.dataTransfer.dropEffect = 'none';
    };
    for (const name of ['dragover', 'drop'] as const) {
      window.addEventListener(name, keepIn, { signal: handled.signal });
    }
    return () => handled.abort();
  }, []);
}
