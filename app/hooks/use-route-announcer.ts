import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * What a screen reader is told after a navigation: the title of the new page, whose content also gets the focus.
 *
 * The outside system is the browser, which does both by itself for whole documents and not for pages that change
 * in place.
 *
 * @param contentId the id of the element that holds the page
 */
export function useRouteAnnouncer(contentId: string): string {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById(contentId)?.focus({ preventScroll: true });
    setAnnouncement(document.title);
  }, [contentId, pathname]);
  return announcement;
}
