import { useSyncExternalStore } from 'react';
import type { Language } from '#catalogue/texts/language.ts';
import { memoize } from '#catalogue/texts/memoize.ts';

/** As in 'ноябрь 2026'. Undefined until hydration, because the page is prerendered. Synchronizes with the clock. */
export function usePresentMonth(language: Language): string | undefined {
  return useSyncExternalStore(
    neverChanges,
    () => presentMonth(language),
    () => undefined,
  );
}

function neverChanges() {
  return () => {};
}

/** Cached: creating it takes longer than everything else on a keystroke. */
const monthsIn = memoize(
  (language: Language) => new Intl.DateTimeFormat(language, { month: 'long' }),
);

function presentMonth(language: Language): string {
  const now = new Date();
  return `${monthsIn(language).format(now)} ${now.getFullYear()}`;
}
