import { useSyncExternalStore } from 'react';
import { firstLanguage } from '#catalogue/words/language.ts';

/**
 * The month that it is, as a date is written: 'ноябрь 2026'.
 *
 * Synchronizes with the clock. The page is made by another one than it is read by: until it is hydrated
 * there is no month.
 */
export function usePresentMonth(): string | undefined {
  return useSyncExternalStore(neverChanges, presentMonth, () => undefined);
}

function neverChanges() {
  return () => {};
}

/** Made once: making it takes longer than all else that a field does for a letter. */
let months: Intl.DateTimeFormat | undefined;

function presentMonth(): string {
  const now = new Date();
  months ??= new Intl.DateTimeFormat(firstLanguage(), { month: 'long' });
  return `${months.format(now)} ${now.getFullYear()}`;
}
