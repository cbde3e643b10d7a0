import '@vitejs/plugin-react/preamble';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { loadTranslations } from '#app/i18n/load-translations.ts';
import { pageLanguage } from '#app/i18n/page-address.ts';
import { keepingPlace } from '#app/ui/create-root.ts';
import { offerReload } from '#app/ui/start-island.ts';
import { paths } from '#catalogue/paths/paths.ts';
import { ADD_DATA_ID, ADD_ID, AddApplication, type AddSource } from './add-application.tsx';

const place = document.getElementById(ADD_ID);
const source = JSON.parse(document.getElementById(ADD_DATA_ID)?.textContent ?? '{}') as AddSource;
const language = pageLanguage();
await loadTranslations(language);
if (place) {
  hydrateRoot(
    place,
    <StrictMode>
      <AddApplication path={paths(language).add} {...source} />
    </StrictMode>,
    {
      ...keepingPlace(place, offerReload),
      // A page translator changed the DOM, so React renders it again: no error of the page.
      onRecoverableError: (error) => {
        if (!document.querySelector('font')) reportError(error);
      },
    },
  );
}
