import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * Closes a dialog whenever the page under it changes, by a link, by Back or by Forward.
 *
 * The outside system is the browser's list of open dialogs.
 */
export function useClosedOnNavigation(dialog: RefObject<HTMLDialogElement | null>): void {
  const { pathname, search } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what is waited for.
  useEffect(() => {
    dialog.current?.close();
  }, [dialog, pathname, search]);
}
