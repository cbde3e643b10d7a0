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

/** Asked once: React wants to know with every letter, and making a file costs more than rendering the form. */
let answer: boolean | undefined;

function canShare(): boolean {
  answer ??= 'canShare' in navigator && navigator.canShare({ files: [emptyPackage()] });
  return answer;
}

function emptyPackage(): File {
  return new File([], 'work.zip', { type: 'application/zip' });
}
