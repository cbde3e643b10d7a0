import { useEffect, useState } from 'react';
import { urlOf } from '#app/i18n/base-path.ts';
import { setGalleryTexts } from '#app/i18n/translations.ts';
import { CONTENT_CHANGED } from '#catalogue/add/content-changed.ts';
import { ADD_WORKS_FILE, type AddWorks } from '#catalogue/works/catalogue.ts';
import { pressEnded } from './press.ts';

export type KnownWorks =
  | { readonly status: 'loading' | 'missing' }
  | ({ readonly status: 'known' } & AddWorks);

/**
 * Synchronizes with the host, and with the development server: a saved work must not open in its old state.
 * Loaded only here, because the list holds the texts of every work.
 */
export function useAddWorks(): KnownWorks {
  const [works, setWorks] = useState<KnownWorks>({ status: 'loading' });
  useEffect(() => {
    const requests = new AbortController();
    const ask = () => {
      fetch(urlOf(ADD_WORKS_FILE), { signal: requests.signal })
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
