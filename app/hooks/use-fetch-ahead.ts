import { useContext } from 'react';
import { UNSAFE_DataRouterContext, UNSAFE_FrameworkContext } from 'react-router';
import { fileAddress } from '../lib/base-path.ts';
import { fetchPageAhead, type PictureAhead } from '../lib/fetch-page-ahead.ts';
import { savesData } from './saves-data.ts';

/**
 * Fetches a page of the site, by its path in the route table, before it is asked for: not for visitors who save data
 * or have no connection.
 *
 * The outside systems are the host and what the browser knows of the way there.
 */
export function useFetchAhead(): (to: string, picture: PictureAhead) => void {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const framework = useContext(UNSAFE_FrameworkContext);
  return (to, picture) => {
    const { pathname } = new URL(fileAddress(to.slice(1)), window.location.href);
    // While the site is worked on, what was fetched a moment ago may be wrong.
    if (!import.meta.env.PROD || !router || !framework) return;
    if (pathname === window.location.pathname || !isWelcome()) return;
    fetchPageAhead({ router, ...framework }, pathname, picture).catch(() => {});
  };
}

function isWelcome(): boolean {
  return navigator.onLine && !savesData();
}
