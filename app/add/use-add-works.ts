import { useEffect, useState } from 'react';
import { fileAddress } from '#app/base-path.ts';
import { setGalleryTexts } from '#app/i18n/words.ts';
import { ADD_WORKS_FILE, type AddWorks } from '#catalogue/add/add-works.ts';
import { CONTENT_CHANGED } from '#catalogue/site/content-changed.ts';
import { pressEnded } from './press.ts';

/** The works that there are, as far as this page knows them. */
export type KnownWorks =
  | { readonly status: 'loading' | 'missing' }
  | ({ readonly status: 'known' } & AddWorks);

/**
 * The works that there are, to be edited and not to be overwritten.
 *
 * Synchronizes with the host, and the development server, which tells when the folder has changed: a work that
 * was just saved must not be opened again as it was before. The list is asked for here only: it holds the words of
 * every work.
 */
export function useAddWorks(): KnownWorks {
  const [works, setWorks] = useState<KnownWorks>({ status: 'loading' });
  useEffect(() => {
    const requests = new AbortController();
    const ask = () => {
      fetch(fileAddress(ADD_WORKS_FILE), { signal: requests.signal })
        .then((answer): Promise<AddWorks> | never => {
          if (!answer.ok) throw new Error(answer.statusText);
          return answer.json();
        })
        .finally(pressEnded)
        .then((known) => {
          setGalleryTexts(known.works);
          setWorks({ status: 'known', ...known });
        })
        .catch(() => {
          if (!requests.signal.aborted) setWorks({ status: 'missing' });
        });
    };
    ask();
    import.meta.hot?.on(CONTENT_CHANGED, ask);
    return () => {
      import.meta.hot?.off(CONTENT_CHANGED, ask);
      requests.abort();
    };
  }, []);
  return works;
}
