import '@vitejs/plugin-react/preamble';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { restoreOnError } from '#app/ui/create-root.ts';
import { loadTranslations } from '#app/ui/i18n/load-translations.ts';
import { pageLanguage } from '#app/ui/i18n/page-path.ts';
import { paths } from '#catalogue/paths/paths.ts';
import { EDITOR_DATA_ID, EDITOR_ID, EditorApplication, type EditorSource } from './editor.tsx';
import { loadUnsaved } from './unsaved-store.ts';

const root = document.getElementById(EDITOR_ID);
const source = JSON.parse(
  document.getElementById(EDITOR_DATA_ID)?.textContent ?? '{}',
) as EditorSource;
const language = pageLanguage();
// Stored values must not replace the values of a form that is already in use.
await Promise.all([loadTranslations(language), loadUnsaved()]);
if (root) {
  hydrateRoot(
    root,
    <StrictMode>
      <EditorApplication path={paths(language).add} {...source} />
    </StrictMode>,
    {
      ...restoreOnError(root),
      // A page translator changed the DOM, so React renders it again: no error of the page.
      onRecoverableError: (error) => {
        if (!document.querySelector('font')) reportError(error);
      },
    },
  );
}
// The browser would open a photo that is dropped beside its field.
addEventListener('dragover', (event) => {
  if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
});
