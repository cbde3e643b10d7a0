import { type RefObject, useEffect } from 'react';

/**
 * Closes a dialog as soon as what opens it is no longer shown: the page has become wide enough to do without.
 *
 * The outside system is the layout of the page, which only its stylesheets decide.
 */
export function useClosedWhenHidden(opener: RefObject<Element | null>, dialogId: string): void {
  useEffect(() => {
    if (!opener.current) return;
    const observer = new ResizeObserver(([entry]) => {
      const dialog = document.getElementById(dialogId);
      if (!entry?.target.checkVisibility() && dialog instanceof HTMLDialogElement) dialog.close();
    });
    observer.observe(opener.current);
    return () => observer.disconnect();
  }, [opener, dialogId]);
}
