import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';

export type CopyState = 'idle' | 'copied' | 'failed';

/**
 * Copies a text, or selects the element that shows it so that the visitor can.
 *
 * Synchronizes with the clipboard, which a browser may refuse.
 */
export function useCopy(
  shown: RefObject<HTMLElement | null>,
): [CopyState, (text: string) => Promise<void>] {
  const [state, setState] = useState<CopyState>('idle');
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      // The element may come with what is said about it.
      flushSync(() => setState('failed'));
      select(shown.current);
    }
  };
  return [state, copy];
}

function select(element: HTMLElement | null): void {
  if (element instanceof HTMLTextAreaElement) element.select();
  else if (element) window.getSelection()?.selectAllChildren(element);
}
