import { useEffect, useEffectEvent, useState } from 'react';
import { useFetchAhead } from './use-fetch-ahead.ts';
import { usePagePath } from './use-page-path.ts';

/**
 * Has the first page of a visit at hand as soon as it is left. Its data came in its HTML, and Back would have to ask
 * for them.
 */
export function useWayBack(): void {
  const path = usePagePath();
  const [firstPath] = useState(path);
  const fetchAhead = useFetchAhead();
  const fetchFirst = useEffectEvent(() => fetchAhead(firstPath, 'none'));
  const hasLeft = path !== firstPath;
  useEffect(() => {
    if (hasLeft) fetchFirst();
  }, [hasLeft]);
}
