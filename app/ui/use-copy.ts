import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';

type CopyState = 'idle' | 'copied' | 'failed';

/** Synchronizes with the clipboard; if it refuses, selects the element for copying by hand. */
export function useCopy(
  shown: RefObject<HTMLElement | null>,
): [CopyState, (text: string) => Promise<void>] {
  const [state, setState] = useState<CopyState>('idle');
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      // The element may render together with the message.
      flushSync(() => setState('failed'));
      const element = shown.current;
      if (element instanceof HTMLTextAreaElement) element.select();
      else if (element) getSelection()?.selectAllChildren(element);
    }
  };
  return [state, copy];
}
