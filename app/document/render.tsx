import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { PagePath } from '#app/i18n/page-address.ts';
import { wordsIn } from '#app/i18n/words.ts';
import { Shell } from '#app/shell/shell.tsx';
import { Document, type SiteAssets } from './document.tsx';
import type { LoadedPage } from './load-page.ts';

export { furtherFiles } from './further-files.ts';
export { loadPage } from './load-page.ts';
export { destination, lostPage, pagePaths } from './site.ts';

export function renderPage(page: LoadedPage, assets: SiteAssets): string {
  const { path, language, identity, found } = page;
  // Nothing in a page has to be waited for, and a stream took a fifth longer.
  const html = renderToString(
    <Document page={page} assets={assets}>
      <PagePath value={path}>
        <I18nextProvider i18n={wordsIn(language)}>
          <Shell identity={identity}>{found.content}</Shell>
        </I18nextProvider>
      </PagePath>
    </Document>,
  );
  return `<!DOCTYPE html>${html}`;
}
