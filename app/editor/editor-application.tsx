import { useEffect } from 'react';
import { I18nextProvider } from 'react-i18next';
import { PagePath } from '#app/i18n/page-address.ts';
import { translationsIn } from '#app/i18n/translations.ts';
import { languageOfPath } from '#catalogue/paths/paths.ts';
import { Editor, type EditorSource } from './editor.tsx';

export const EDITOR_ID = 'add';
export const EDITOR_DATA_ID = 'add-data';

export function EditorApplication({ path, ...source }: EditorSource & { readonly path: string }) {
  useEffect(() => {
    // Before hydration, typed text would be lost.
    document.getElementById(EDITOR_ID)?.removeAttribute('inert');
    delete document.documentElement.dataset.choosing;
  }, []);
  return (
    <PagePath value={path}>
      <I18nextProvider i18n={translationsIn(languageOfPath(path))}>
        <Editor {...source} />
      </I18nextProvider>
    </PagePath>
  );
}
