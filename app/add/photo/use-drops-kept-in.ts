import { useEffect } from 'react';

/**
 * Keeps a photo that was dropped beside its place from being opened by the browser, which would leave this page.
 *
 * Synchronizes with the browser, to which a dropped file is an address. Dropped words go where they were dropped.
 */
export function useDropsKeptIn(): void {
  useEffect(() => {
    const handled = new AbortController();
    const keepIn = (event: DragEvent) => {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      // The pointer shows that nothing would happen here.
      event.dataTransfer.dropEffect = 'none';
    };
    for (const name of ['dragover', 'drop'] as const) {
      window.addEventListener(name, keepIn, { signal: handled.signal });
    }
    return () => handled.abort();
  }, []);
}
