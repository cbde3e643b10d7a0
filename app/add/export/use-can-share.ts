import { useSyncExternalStore } from 'react';

/**
 * Whether the device passes packages on to its other programs; many browsers share pictures only.
 *
 * Synchronizes with the browser. The page is made where nothing can be shared.
 */
export function useCanShare(): boolean {
  return useSyncExternalStore(neverChanges, canShare, () => false);
}

function neverChanges() {
  return () => {};
}

function canShare(): boolean {
  const example = new File([], 'work.zip', { type: 'application/zip' });
  return 'canShare' in navigator && navigator.canShare({ files: [example] });
}
