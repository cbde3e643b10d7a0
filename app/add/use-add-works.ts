import { useEffect, useState } from 'react';
import { urlOf } from '#app/i18n/base-path.ts';
import { setGalleryTexts } from '#app/i18n/translations.ts';
import { CONTENT_CHANGED } from '#catalogue/add/content-changed.ts';
import { workWithTexts } from '#catalogue/change/folder-json.ts';
import type { StoredWork } from '#catalogue/works/catalogue.ts';
import { ADD_WORKS_FILE, type AddWorks } from '#catalogue/works/catalogue.ts';
import { pressEnded } from './press.ts';
import { askForFolder, type KnownFolder } from './studio/use-folder.ts';

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
      Promise.all([
        fetch(urlOf(ADD_WORKS_FILE), { signal: requests.signal }).then(
          (answer): Promise<AddWorks> | never => {
            if (!answer.ok) throw new Error(answer.statusText);
            return answer.json();
          },
        ),
        import.meta.env.DEV ? askForFolder() : undefined,
      ])
        .finally(pressEnded)
        .then(([known, folder]) => {
          setGalleryTexts(known.works);
          const works = known.works.map((work) => storedIn(folder, work));
          setWorks({ status: 'known', ...known, works });
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

/** With the fields that the site leaves out: a change starts from the work as it is in the folder. */
function storedIn(known: KnownFolder | undefined, work: StoredWork): StoredWork {
  if (known?.status !== 'known') return work;
  const stored = workWithTexts(known.folder.files, work.entry.id);
  return stored?.entry.details ? { ...work, entry: stored.entry, words: stored.texts } : work;
}
