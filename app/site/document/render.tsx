import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import type { SitePage } from '#app/site/routes.ts';
import { Shell } from '#app/site/shell/shell.tsx';
import { PagePath } from '#app/ui/i18n/page-address.ts';
import { translationsIn } from '#app/ui/i18n/translations.ts';
import { Document, type SiteAssets } from './document.tsx';
import { extractStyles } from './extract-styles.ts';

export { findPage, pagesOf } from '#app/site/routes.ts';
export { dataFiles } from './data-files.ts';
export { readSite, redirectFor } from './read-site.ts';

/** `previews` are the files beside shared links, by the names of their photos. */
export function renderPage(
  { path, site, row, load }: SitePage,
  assets: SiteAssets,
  previews?: ReadonlyMap<string, string>,
): string {
  const page = { ...load(), path, site, row };
  // Nothing in a page has to be waited for, and a stream took a fifth longer.
  const shell = renderToString(
    <PagePath value={path}>
      <I18nextProvider i18n={translationsIn(site.language)}>
        <Shell identity={site.identity}>{page.content}</Shell>
        {assets.styles && (
          <noscript>
            <link rel="stylesheet" href={assets.styles.href} />
          </noscript>
        )}
      </I18nextProvider>
    </PagePath>,
  );
  const preview = previews?.get(page.image.name);
  const html = renderToString(
    <Document page={page} assets={assets} preview={preview} {...extractStyles(shell)} />,
  );
  return `<!DOCTYPE html>${html}`;
}
