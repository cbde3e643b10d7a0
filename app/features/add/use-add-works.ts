import { useEffect, useState } from 'react';
import { ADD_WORKS_FILE, type AddWorks } from '#catalogue/add-works.ts';
import { fileAddress } from '../../lib/base-path.ts';

/** The works that there are, as far as this page knows them. */
export type KnownWorks =
  | { readonly status: 'loading' | 'missing' }
  | ({ readonly status: 'known' } & AddWorks);

/**
 * The works that there are, to be edited and not to be overwritten.
 *
 * The outside system is the host. The list is asked for here only: it holds the words of every work.
 */
export function useAddWorks(): KnownWorks {
  const [works, setWorks] = useState<KnownWorks>({ status: 'loading' });
  useEffect(() => {
    const request = new AbortController();
    fetch(fileAddress(ADD_WORKS_FILE), { signal: request.signal })
      .then((answer): Promise<AddWorks> | never => {
        if (!answer.ok) throw new Error(answer.statusText);
        return answer.json();
      })
      .then((known) => setWorks({ status: 'known', ...known }))
      .catch(() => {
        if (!request.signal.aborted) setWorks({ status: 'missing' });
      });
    return () => request.abort();
  }, []);
  return works;
}
