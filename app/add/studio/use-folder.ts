import { useCallback, useEffect, useState } from 'react';
import { pressEnded } from '#app/add/press.ts';
import { urlOf } from '#app/i18n/base-path.ts';
import { CONTENT_CHANGED } from '#catalogue/add/content-changed.ts';
import { CONTENT_PATH, type EditedFolder, SAVE_HEADER } from '#catalogue/add/saving.ts';

export type KnownFolder =
  | { readonly status: 'loading' }
  | { readonly status: 'refused'; readonly reason: string }
  | { readonly status: 'known'; readonly folder: EditedFolder };

/** Synchronizes with the development server, which reports changes of the folder. */
export function useFolder(): readonly [KnownFolder, () => Promise<void>] {
  const [known, setKnown] = useState<KnownFolder>({ status: 'loading' });
  const ask = useCallback(async () => setKnown(await askForFolder()), []);
  useEffect(() => {
    ask();
    import.meta.hot?.on(CONTENT_CHANGED, ask);
    return () => import.meta.hot?.off(CONTENT_CHANGED, ask);
  }, [ask]);
  return [known, ask];
}

export async function askForFolder(): Promise<KnownFolder> {
  try {
    const headers = { [SAVE_HEADER.name]: SAVE_HEADER.value };
    const answer = await fetch(urlOf(CONTENT_PATH), { headers });
    const folder = await answer.json();
    if (!answer.ok) return { status: 'refused', reason: folder.message };
    return { status: 'known', folder };
  } catch (error) {
    return { status: 'refused', reason: String(error) };
  } finally {
    await pressEnded();
  }
}
