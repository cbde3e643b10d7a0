import { useEffect } from 'react';
import { I18nextProvider } from 'react-i18next';
import { PagePath } from '#app/i18n/page-address.ts';
import { wordsIn } from '#app/i18n/words.ts';
import type { PhraseLists } from '#catalogue/add/phrase-lists.ts';
import { languageOfPath } from '#catalogue/site/paths.ts';
import type { Category } from '#catalogue/works/categories.ts';
import { Add } from './add.tsx';
import { watchPresses } from './press.ts';
import { StudioNavigation } from './studio/studio-navigation.tsx';
import { StudioPage } from './studio/studio-page.tsx';
import { useStudioView } from './studio/studio-view.ts';

/** Where the application stands on its page, and what it is given there. */
export const ADD_ID = 'add';
export const ADD_DATA_ID = 'add-data';

export interface AddSource {
  /** The highest id that there is plus one (spec §2). */
  readonly nextId: number;
  readonly phrases: PhraseLists;
  /** From phrases of the first language to those of the page. */
  readonly translations: Readonly<Record<string, string>>;
  /** Those of the artist, in their order; spec §2 has eight. */
  readonly categories: readonly Category[];
}

/** `/add` as a whole: an application of its own, whose words are loaded. */
export function AddApplication({ path, ...source }: AddSource & { readonly path: string }) {
  useEffect(() => {
    // What is typed is heard from now on.
    document.getElementById(ADD_ID)?.removeAttribute('inert');
    delete document.documentElement.dataset.choosing;
  }, []);
  useEffect(() => watchPresses(document), []);
  return (
    <PagePath value={path}>
      <I18nextProvider i18n={wordsIn(languageOfPath(path))}>
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
