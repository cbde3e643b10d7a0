import { type RefObject, useLayoutEffect } from 'react';

/**
 * Shows a dialog as a modal one for as long as it exists: the page behind is inert, and focus stays inside.
 *
 * The outside system is the browser's list of open dialogs.
 */
export function useModalDialog(dialog: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element && !element.open) {
      element.showModal();
      // The dialog itself, so that its name is read first and no button looks chosen.
      element.focus();
    }
    return () => element?.close();
  }, [dialog]);
}
