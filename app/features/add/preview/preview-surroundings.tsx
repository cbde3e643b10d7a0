import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { type Navigator, Router } from 'react-router';
import type { Language } from '#catalogue/language.ts';
import { wordsIn } from '../../../i18n/words.ts';
import { fileAddress } from '../../../lib/base-path.ts';

interface PreviewSurroundingsProps {
  readonly language: Language;
  /** Where the page that is shown would be. */
  readonly path: string;
  readonly children: ReactNode;
}

/** What the components of a page expect around them: an address that stays what it is, and words in its language. */
export function PreviewSurroundings({ language, path, children }: PreviewSurroundingsProps) {
  return (
    <Router
      location={fileAddress(path.slice(1))}
      navigator={STANDSTILL}
      basename={import.meta.env.BASE_URL}
    >
      <I18nextProvider i18n={wordsIn(language)}>{children}</I18nextProvider>
    </Router>
  );
}

const STANDSTILL: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : (to.pathname ?? '')),
  go: () => {},
  push: () => {},
  replace: () => {},
};
