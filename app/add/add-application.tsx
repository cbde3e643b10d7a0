import { useEffect } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { PhraseLists } from '#app/add/form/phrase-lists.ts';
import { PagePath } from '#app/i18n/page-address.ts';
import { translationsIn } from '#app/i18n/translations.ts';
import { languageOfPath } from '#catalogue/paths/paths.ts';
import type { Category } from '#catalogue/schema/categories.ts';
import { Add } from './add.tsx';
import { watchPresses } from './press.ts';
import { StudioNavigation } from './studio/studio-navigation.tsx';
import { StudioPage } from './studio/studio-page.tsx';
import { useStudioView } from './studio/studio-view.ts';

export const ADD_ID = 'add';
export const ADD_DATA_ID = 'add-data';

export interface AddSource {
  /** Spec §2: the highest id plus one. */
  readonly nextId: number;
  readonly phrases: PhraseLists;
  readonly translations: Readonly<Record<string, string>>;
  /** The artist's own, in their order; spec §2 has eight. */
  readonly categories: readonly Category[];
}

export function AddApplication({ path, ...source }: AddSource & { readonly path: string }) {
  useEffect(() => {
    // Before hydration, typed text would be lost.
    document.getElementById(ADD_ID)?.removeAttribute('inert');
    delete document.documentElement.dataset.choosing;
  }, []);
  useEffect(() => watchPresses(document), []);
  return (
    <PagePath value={path}>
      <I18nextProvider i18n={translationsIn(languageOfPath(path))}>
        <Views {...source} />
      </I18nextProvider>
    </PagePath>
  );
}

function Views(source: AddSource) {
  const view = useStudioView();
  return (
    <>
      <StudioNavigation edit={view.edit} />
      {view.edit ? <StudioPage view={view} /> : <Add {...source} />}
    </>
  );
}
