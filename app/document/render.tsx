import { gzipSync } from 'node:zlib';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { readCatalogue } from '#app/data/catalogue.server.ts';
import { PagePath } from '#app/i18n/page-address.ts';
import { wordsIn } from '#app/i18n/words.ts';
import { findPage } from '#app/routes.ts';
import { Shell } from '#app/shell/shell.tsx';
import { destinationOf } from '#catalogue/site/lost-address.ts';
import { languageOfPath, paths } from '#catalogue/site/paths.ts';
import { identityOf } from '#catalogue/site/site-view.ts';
import { inLanguage, otherLanguages, siteLanguages } from '#catalogue/words/language.ts';
import { categoriesOfWorks } from '#catalogue/works/works-file.ts';
import { Document, type SiteAssets } from './document.tsx';
import { readSite } from './site.ts';
import { typesetPage } from './typeset-page.ts';

export { furtherFiles } from './further-files.ts';

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

interface RenderOptions {
  readonly assets: SiteAssets;
  /** Where the pictures beside shared links lie, by the names of their photos. */
  readonly previews?: ReadonlyMap<string, string>;
}

/** Where an address that has no page may have meant to lead. */
export function destination(path: string): string | undefined {
  return destinationOf(path, categoriesOfWorks(readCatalogue()), otherLanguages());
}

/**
 * The HTML of a page; nothing where there is none.
 *
 * @param path without the base path, as {@link pagePaths} names it
 */
export function renderPage(path: string, { assets, previews }: RenderOptions): string | undefined {
  const { editions, pages } = readSite();
  const summary = pages.get(path);
  const found = summary && findPage(path);
  if (!summary || !found) return undefined;
  const language = languageOfPath(path);
  const edition = inLanguage(editions, language);
  const { site } = edition.catalogue;
  // Nothing in a page has to be waited for, and passing it on in a stream took a fifth as long as rendering it.
  const htmlWith = (hasInlineStyles: boolean) => {
    const html = renderToString(
      <Document
        edition={edition}
        page={summary}
        found={found}
        assets={assets}
        hasInlineStyles={hasInlineStyles}
        preview={previews?.get(summary.photo.name)}
      >
        <PagePath value={path}>
          <I18nextProvider i18n={wordsIn(language)}>
            <Shell identity={identityOf(site, edition.vocabulary)}>{found.content}</Shell>
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
