import { useCallback, useEffect, useState } from 'react';
import { pressEnded } from '#app/add/press.ts';
import { urlOf } from '#app/i18n/base-path.ts';
import { CONTENT_CHANGED } from '#catalogue/add/content-changed.ts';
import { SAVE_HEADER } from '#catalogue/add/saving.ts';
import { type FolderTexts, TEXTS_ADDRESS } from '#catalogue/add/text-changes.ts';

export type KnownFolder =
  | { readonly status: 'loading' }
  | { readonly status: 'refused'; readonly reason: string }
  | { readonly status: 'known'; readonly folder: FolderTexts };

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

async function askForFolder(): Promise<KnownFolder> {
  try {
    const headers = { [SAVE_HEADER.name]: SAVE_HEADER.value };
    const answer = await fetch(urlOf(TEXTS_ADDRESS), { headers });
    const told = await answer.json();
    if (!answer.ok) return { status: 'refused', reason: told.message };
    return { status: 'known', folder: told };
  } catch (error) {
    return { status: 'refused', reason: String(error) };
  } finally {
    await pressEnded();
  }
}
