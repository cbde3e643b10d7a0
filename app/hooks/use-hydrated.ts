import { useEffect } from 'react';

/**
 * Says on the root element that scripts are in charge from now on.
 *
 * The outside system is the document: styles of what only scripts can do, the inline script of the language choice
 * and tests wait for this mark.
 */
export function useHydrated(): void {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);
}
