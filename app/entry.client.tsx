import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { languageOfPath } from '#catalogue/paths.ts';
import { loadWords } from './i18n/words.ts';
import { pathWithoutBase } from './lib/base-path.ts';
import { followContent } from './lib/follow-content.ts';

await loadWords(languageOfPath(pathWithoutBase(window.location.pathname)));
followContent();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
