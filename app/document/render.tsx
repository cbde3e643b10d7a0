import { gzipSync } from 'node:zlib';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { I18nextProvider } from 'react-i18next';
import { CATEGORIES } from '#catalogue/categories.ts';
import { LANGUAGES, type Language } from '#catalogue/language.ts';
import { destinationOf } from '#catalogue/lost-address.ts';
import { type Edition, editionOf } from '#catalogue/metadata/edition.ts';
import { type PageSummary, pageSummaries } from '#catalogue/metadata/page-summary.ts';
import { languageOfPath, paths, seriesFile } from '#catalogue/paths.ts';
import { identityOf } from '#catalogue/site-view.ts';
import { categoriesOfWorks } from '#catalogue/works-file.ts';
import { PagePath } from '../i18n/page-address.ts';
import { loadWords, wordsIn } from '../i18n/words.ts';
import { readCatalogue } from '../lib/catalogue.server.ts';
import { lightboxItems } from '../routes/category.tsx';
import { findPage } from '../routes.ts';
import { FOOTER_ID } from '../shell/footer.tsx';
import { Shell } from '../shell/shell.tsx';
import { Document, type SiteAssets } from './document.tsx';

/**
 * In bytes, compressed: some networks let only the first 16,000 of an answer through, its headers among them, and of a
 * page that is cut browsers may show nothing.
 */
const LARGEST_PAGE_BYTES = 15_500;

await Promise.all(LANGUAGES.map(loadWords));

interface Site {
  readonly editions: Readonly<Record<Language, Edition>>;
  /** By their paths. */
  readonly pages: ReadonlyMap<string, PageSummary>;
}

const sites = new WeakMap<object, Site>();

/** The site that the catalogue makes; made once for each reading of it. */
function readSite(): Site {
  const catalogue = readCatalogue();
  const known = sites.get(catalogue);
  if (known) return known;
  const basePath = import.meta.env.BASE_URL;
  const edition = (language: Language) =>
    editionOf({
      catalogue,
      language,
      words: wordsIn(language).getResourceBundle(language, 'translation'),
      basePath,
    });
  const editions = { ru: edition('ru'), en: edition('en') };
  const pages = new Map(
    LANGUAGES.flatMap((language) => pageSummaries(editions[language])).map((page) => [
      page.path,
      page,
    ]),
  );
  const site = { editions, pages };
  sites.set(catalogue, site);
  return site;
}

/** Every address of the site: what is prerendered. */
export function pagePaths(): readonly string[] {
  return [...readSite().pages.keys()];
}

interface RenderOptions {
  readonly assets: SiteAssets;
  /** Where the pictures beside shared links lie, by the names of their photos. */
  readonly previews?: ReadonlyMap<string, string>;
}

/**
 * The HTML of a page; nothing where there is none.
 *
 * @param path without the base path, as {@link pagePaths} names it
 */
export async function renderPage(
  path: string,
  options: RenderOptions,
): Promise<string | undefined> {
  return render(path, options, false);
}

/** The HTML of the file that a host shows, in a language, for every address that it does not have. */
export async function renderLostAddress(
  language: Language,
  options: RenderOptions,
): Promise<string> {
  const html = await render(paths(language).notFound, options, true);
  if (html === undefined) throw new Error('There is no page for lost addresses');
  return html;
}

/** Where an address that has no page may have meant to lead. */
export function destination(path: string): string | undefined {
  return destinationOf(path, categoriesOfWorks(readCatalogue()));
}

/** The files that hold the works of the categories for the lightbox, by their paths without the first slash. */
export function seriesFiles(): ReadonlyMap<string, () => string> {
  return new Map(
    LANGUAGES.flatMap((language) =>
      CATEGORIES.map((category) => [
        seriesFile(category, language),
        () => JSON.stringify(lightboxItems(category, language)),
      ]),
    ),
  );
}

async function render(
  path: string,
  { assets, previews }: RenderOptions,
  isForLostAddresses: boolean,
): Promise<string | undefined> {
  const { editions, pages } = readSite();
  const summary = pages.get(path);
  const page = summary && findPage(path);
  if (!summary || !page) return undefined;
  const language = languageOfPath(path);
  const edition = editions[language];
  const { site, vocabulary } = edition.catalogue;
  const document = (hasInlineStyles: boolean): ReactNode => (
    <Document
      edition={edition}
      page={summary}
      assets={assets}
      hasInlineStyles={hasInlineStyles}
      preview={previews?.get(summary.photo.name)}
      firstScreenEnd={page.firstScreenEnd ?? FOOTER_ID}
      isForLostAddresses={isForLostAddresses}
    >
      <PagePath value={path}>
        <I18nextProvider i18n={wordsIn(language)}>
          <Shell identity={identityOf(site, vocabulary, language)}>{page.content}</Shell>
        </I18nextProvider>
      </PagePath>
    </Document>
  );
  const html = await toHtml(document(true));
  return gzipSync(html).length <= LARGEST_PAGE_BYTES ? html : toHtml(document(false));
}

async function toHtml(document: ReactNode): Promise<string> {
  const { prelude } = await prerender(document);
  return new Response(prelude).text();
}
