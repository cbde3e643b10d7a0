import { useSyncExternalStore } from 'react';
import { memoize } from '#catalogue/memoize.ts';
import type { Language } from '#catalogue/words/language.ts';

/**
 * The month that it is, as a date is written in a language: 'ноябрь 2026'.
 *
 * Synchronizes with the clock. The page is made by another one than it is read by: until it is hydrated
 * there is no month.
 */
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

/** Made once: making it takes longer than all else that a field does for a letter. */
const monthsIn = memoize(
  (language: Language) => new Intl.DateTimeFormat(language, { month: 'long' }),
);

function presentMonth(language: Language): string {
  const now = new Date();
  return `${monthsIn(language).format(now)} ${now.getFullYear()}`;
}
