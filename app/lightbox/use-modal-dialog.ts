import { type RefObject, useLayoutEffect } from 'react';
import { afterPaint } from '../hooks/after-paint.ts';

/**
 * Shows a dialog for as long as it exists, as a modal one from its second frame on: the page behind is inert, and focus
 * stays inside. To make a long page inert takes a slow phone as long as all the rest, and nobody sees it.
 *
 * The outside system is the browser's list of open dialogs. Its event `close` comes later than what it tells of: a
 * dialog that is open again by then has not been closed.
 */
export function useModalDialog(dialog: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    element.open = true;
    const giveUp = afterPaint(() => {
      // An open dialog does not become modal, and one that is closed properly says so.
      element.open = false;
      element.showModal();
      // The dialog itself, so that its name is read first and no button looks chosen.
      element.focus();
    });
    return () => {
      giveUp();
      element.close();
    };
  }, [dialog]);
}
