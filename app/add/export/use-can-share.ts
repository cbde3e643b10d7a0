import { useSyncExternalStore } from 'react';

/** Many browsers share images only. False until hydration, because the page is prerendered. */
export function useCanShare(): boolean {
  return useSyncExternalStore(neverChanges, canShare, () => false);
}

function neverChanges() {
  return () => {};
}

/** Cached: React asks on every keystroke, and creating a file costs more than rendering the form. */
let answer: boolean | undefined;

function canShare(): boolean {
  answer ??= 'canShare' in navigator && navigator.canShare({ files: [emptyPackage()] });
  return answer;
}

function emptyPackage(): File {
  return new File([], 'work.zip', { type: 'application/zip' });
}
