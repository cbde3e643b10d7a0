import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { PagePath } from '#app/i18n/page-address.ts';
import { wordsIn } from '#app/i18n/words.ts';
import { languageOfPath } from '#catalogue/site/paths.ts';

interface PreviewSurroundingsProps {
  /** Where the page that is shown would be. */
  readonly path: string;
  readonly children: ReactNode;
}

/** What the components of a page expect around them: an address, and words in its language. */
export function PreviewSurroundings({ path, children }: PreviewSurroundingsProps) {
  return (
    <PagePath value={path}>
      <I18nextProvider i18n={wordsIn(languageOfPath(path))}>{children}</I18nextProvider>
    </PagePath>
  );
}
