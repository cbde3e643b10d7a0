import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { onHostLost } from './host-lost.ts';

/**
 * Whether the visitor is cut off from the site: the browser says so, or nobody answered when a page was asked for.
 * Then the page that is being read stays, with its address.
 *
 * The outside systems are the browser's connection and its history.
 */
export function useConnection(): 'there' | 'lost' {
  const location = useLocation();
  const navigate = useNavigate();
  const [connection, setConnection] = useState<'there' | 'lost'>('there');

  const stay = useEffectEvent(() => {
    setConnection('lost');
    // Ends the navigation that came to nothing. After Back, the address is that of the page that did not come.
    navigate(location, { replace: true, preventScrollReset: true, state: location.state });
  });
  useEffect(() => onHostLost(() => stay()), []);

  useEffect(() => {
    const follow = () => setConnection(navigator.onLine ? 'there' : 'lost');
    follow();
    window.addEventListener('online', follow);
    window.addEventListener('offline', follow);
    return () => {
      window.removeEventListener('online', follow);
      window.removeEventListener('offline', follow);
    };
  }, []);

  // Whoever has got to another page is not cut off.
  const [shownPath, setShownPath] = useState(location.pathname);
  if (shownPath !== location.pathname) {
    setShownPath(location.pathname);
    setConnection('there');
  }
  return connection;
}
