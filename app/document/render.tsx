import { gzipSync } from 'node:zlib';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { readCatalogue } from '#app/data/catalogue.server.ts';
import { PagePath } from '#app/i18n/page-address.ts';
import { wordsIn } from '#app/i18n/words.ts';
import { Shell } from '#app/shell/shell.tsx';
import { destinationOf } from '#catalogue/site/lost-address.ts';
import { paths } from '#catalogue/site/paths.ts';
import { otherLanguages, siteLanguages } from '#catalogue/words/language.ts';
import { categoriesOfWorks } from '#catalogue/works/works-file.ts';
import { Document, type SiteAssets } from './document.tsx';
import type { LoadedPage } from './load-page.ts';
import { readSite } from './site.ts';
import { typesetPage } from './typeset-page.ts';

export { fingerprintOfPage } from './fingerprint-page.ts';
export { furtherFiles } from './further-files.ts';
export { loadPage } from './load-page.ts';

/**
 * In bytes, compressed: some networks let only the first 16 KB of an answer through, its headers among them, and of a page
 * that is cut browsers may show nothing.
 */
const LARGEST_PAGE_BYTES = 15_900;

/** Every address of the site: what is prerendered. */
export function pagePaths(): readonly string[] {
  return [...readSite().pages.keys()];
}

/** The files that a host shows for what it does not have, one for each language, and the pages that they are. */
export function lostPages(): readonly (readonly [file: string, path: string])[] {
  return siteLanguages().map((language) => {
    const { home, notFound } = paths(language);
    return [`${home.replace(/\/$/, '')}/404.html`, notFound];
  });
}

/** Where an address that has no page may have meant to lead. */
export function destination(path: string): string | undefined {
  return destinationOf(path, categoriesOfWorks(readCatalogue()), otherLanguages());
}

/** The HTML of a page. */
export function renderPage(page: LoadedPage, assets: SiteAssets): string {
  const { path, language, identity, found } = page;
  // Nothing in a page has to be waited for, and passing it on in a stream took a fifth as long as rendering it.
  const htmlWith = (hasInlineStyles: boolean) => {
    const html = renderToString(
      <Document page={page} assets={assets} hasInlineStyles={hasInlineStyles}>
        <PagePath value={path}>
          <I18nextProvider i18n={wordsIn(language)}>
            <Shell identity={identity}>{found.content}</Shell>
          </I18nextProvider>
        </PagePath>
      </Document>,
    );
    return `<!DOCTYPE html>${typesetPage(html, language)}`;
  };
  const html = htmlWith(true);
  return isSmall(html) ? html : htmlWith(false);
}

/** Most pages are small enough as the quicker level compresses them; of a larger one the slower level tells. */
function isSmall(html: string): boolean {
  const bytes = Buffer.from(html);
  return [4, 9].some((level) => gzipSync(bytes, { level }).length <= LARGEST_PAGE_BYTES);
}
