import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { languageOfPath } from '#catalogue/paths.ts';
import { loadWords } from './i18n/words.ts';
import { pathWithoutBase } from './lib/base-path.ts';
import { followContent } from './lib/follow-content.ts';
import { isTranslated } from './lib/is-translated.ts';

await loadWords(languageOfPath(pathWithoutBase(window.location.pathname)));
followContent();
const wasTranslated = isTranslated();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
    {
      // React makes a page anew when it is not what was prerendered, which is a fault of ours only without a translator.
      onRecoverableError: (error) => {
        if (!wasTranslated && !isTranslated()) reportError(error);
      },
    },
  );
});
