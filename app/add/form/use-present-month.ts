import { useSyncExternalStore } from 'react';

/**
 * The month that it is, as a date is written: 'ноябрь 2026'.
 *
 * The outside system is the clock. The page is made by another one than it is read by: until scripts are in charge
 * there is no month.
 */
export function usePresentMonth(): string | undefined {
  return useSyncExternalStore(neverChanges, presentMonth, () => undefined);
}

function neverChanges() {
  return () => {};
}

function presentMonth(): string {
  const now = new Date();
  const month = new Intl.DateTimeFormat('ru', { month: 'long' }).format(now);
  return `${month} ${now.getFullYear()}`;
}
