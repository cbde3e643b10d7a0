import { useEffect, useRef } from 'react';
import { usePagePath } from './use-page-path.ts';

/** What the build has put into the head for those who read a page as it was sent. */
const TOLD_OF_FIRST_PAGE = 'head > :is(meta[property^="og:"], script[type="application/ld+json"])';

/**
 * Takes out of the head what is true only of the page that was loaded, as soon as another one is shown in its place.
 *
 * The outside system is the head of the document, and whoever reads it later: a browser's own 'share', an extension.
 * Messengers and search engines load every address themselves.
 */
export function useOutdatedHead(): void {
  const path = usePagePath();
  const loaded = useRef(path);
  useEffect(() => {
    if (path === loaded.current) return;
    for (const element of document.querySelectorAll(TOLD_OF_FIRST_PAGE)) element.remove();
  }, [path]);
}
