import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';

/**
 * The markup of an element, rendered where nothing is loaded and no page around it speaks into it.
 *
 * Synchronizes with a document without a window: the preview is in another language than this page, and shows
 * photos that the site does not have yet, whose addresses must be put in before a browser asks for them.
 */
export function usePreviewMarkup(element: ReactNode): string {
  const [markup, setMarkup] = useState('');
  const root = useRef<{ readonly root: Root; readonly body: HTMLElement }>(undefined);
  useEffect(() => {
    const { body } = document.implementation.createHTMLDocument('');
    const made = { root: createRoot(body), body };
    root.current = made;
    return () => {
      root.current = undefined;
      // Not while this page is being rendered itself.
      setTimeout(() => made.root.unmount());
    };
  }, []);
  useEffect(() => {
    const current = root.current;
    if (!current) return;
    const handleCommit = () => setMarkup(current.body.innerHTML);
    current.root.render(<Committed onCommit={handleCommit}>{element}</Committed>);
  }, [element]);
  return markup;
}

interface CommittedProps {
  readonly onCommit: () => void;
  readonly children: ReactNode;
}

function Committed({ onCommit, children }: CommittedProps) {
  useLayoutEffect(onCommit);
  return children;
}
