import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import type { SitePage } from '#app/site/routes.ts';
import { Shell } from '#app/site/shell/shell.tsx';
import { loadTranslations } from '#app/ui/i18n/load-translations.ts';
import { PagePath } from '#app/ui/i18n/page-address.ts';
import { labelsIn, setGalleryTexts, translationsIn } from '#app/ui/i18n/translations.ts';
import { destinationOf } from '#catalogue/paths/lost-address.ts';
import { makeSite, type Site } from '#catalogue/site.ts';
import {
  type Language,
  otherLanguages,
  setSiteLanguages,
  siteLanguages,
} from '#catalogue/texts/language.ts';
import { memoize } from '#catalogue/texts/memoize.ts';
import { type Catalogue, categoriesOfWorks } from '#catalogue/works/catalogue.ts';
import labels from '#generated/labels.js';
import { Document, type SiteAssets } from './document.tsx';
import { extractStyles } from './extract-styles.ts';

export { findPage, pagesOf } from '#app/site/routes.ts';
export { dataFiles } from './data-files.ts';

const [first = '', ...others] = Object.keys(labels);
setSiteLanguages([first, ...others]);
await Promise.all(siteLanguages().map(loadTranslations));

// Once for each catalogue, and only in the language that is asked for: development answers sooner.
const sitesOf = memoize((catalogue: Catalogue) => {
  setGalleryTexts(catalogue.works);
  return memoize((language: Language) =>
    makeSite({
      catalogue,
      language,
      labels: labelsIn(language),
      basePath: import.meta.env.BASE_URL,
    }),
  );
}, new WeakMap());

export function readSite(catalogue: Catalogue, language: Language): Site {
  return sitesOf(catalogue)(language);
}

/** @returns the page that the visitor of a missing path probably looked for */
export function redirectFor(catalogue: Catalogue, path: string): string | undefined {
  return destinationOf(path, categoriesOfWorks(catalogue), otherLanguages());
}

/** `preview` is the path of the image beside shared links. */
export function renderPage(
  { path, site, row, load }: SitePage,
  assets: SiteAssets,
  preview?: string,
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
  const html = renderToString(
    <Document page={page} assets={assets} preview={preview} {...extractStyles(shell)} />,
  );
  return `<!DOCTYPE html>${html}`;
}
