import { gzipSync } from 'node:zlib';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { I18nextProvider } from 'react-i18next';
import { readCatalogue } from '#app/data/catalogue.server.ts';
import { PagePath } from '#app/i18n/page-address.ts';
import { wordsIn } from '#app/i18n/words.ts';
import quietWorker from '#app/quiet/quiet-worker.js?inline-script';
import { findableWorks } from '#app/routes/all-works.tsx';
import { lightboxContent } from '#app/routes/category.tsx';
import { quietLabels } from '#app/routes/quiet.ts';
import { searchSource } from '#app/routes/search.ts';
import { shareLabels } from '#app/routes/share.ts';
import { findPage } from '#app/routes.ts';
import { FOOTER_ID } from '#app/shell/footer.tsx';
import { Shell } from '#app/shell/shell.tsx';
import { postIn } from '#catalogue/metadata/page-summary.ts';
import { calendarText } from '#catalogue/site/calendar.ts';
import { destinationOf } from '#catalogue/site/lost-address.ts';
import {
  allWorksFile,
  calendarFile,
  languageOfPath,
  paths,
  quietFile,
  searchFile,
  seriesFile,
  WORKER_FILE,
} from '#catalogue/site/paths.ts';
import { shareFile } from '#catalogue/site/share-links.ts';
import { identityOf } from '#catalogue/site/site-view.ts';
import {
  inLanguage,
  type Language,
  otherLanguages,
  siteLanguages,
} from '#catalogue/words/language.ts';
import { categoriesOfWorks } from '#catalogue/works/works-file.ts';
import { Document, type SiteAssets } from './document.tsx';
import { readSite } from './site.ts';
import { typesetCards, typesetLightbox, typesetPage } from './typeset-page.ts';

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
  /** Whether it is the file that a host shows for every address that it does not have. */
  readonly isForLostAddresses?: boolean;
}

/** Where an address that has no page may have meant to lead. */
export function destination(path: string): string | undefined {
  return destinationOf(path, categoriesOfWorks(readCatalogue()), otherLanguages());
}

/**
 * The files beside the pages, by their paths without the first slash: works of a category for the lightbox, all of them
 * to choose from, all that is searched, the words of the panel that passes pages on and of quiet shows, exhibitions for
 * calendars, and the service worker.
 */
export function furtherFiles(): ReadonlyMap<string, () => string> {
  const categories = Object.keys(readCatalogue().site.categories);
  return new Map([
    [WORKER_FILE, () => quietWorker],
    ...siteLanguages().flatMap((language): [string, () => string][] => [
      ...categories.map((category): [string, () => string] => [
        seriesFile(category, language),
        () => JSON.stringify(typesetLightbox(lightboxContent(category, language), language)),
      ]),
      [
        allWorksFile(language),
        () => JSON.stringify(typesetCards(findableWorks(language), language)),
      ],
      [searchFile(language), () => JSON.stringify(searchSource(language))],
      [shareFile(language), () => JSON.stringify(shareLabels(language))],
      [quietFile(language), () => JSON.stringify(quietLabels(language))],
      ...calendarFiles(language),
    ]),
  ]);
}

/** The exhibitions of posts, each for calendars. */
function calendarFiles(language: Language): [string, () => string][] {
  const edition = inLanguage(readSite().editions, language);
  const { site, posts } = edition.catalogue;
  return posts.flatMap((found) => {
    const { id, exhibition, title, shortDesc } = postIn(edition, found);
    if (!exhibition) return [];
    const { hostname } = new URL(site.siteUrl ?? 'https://localhost');
    const event = {
      ...exhibition,
      uid: `exhibition-${id}@${hostname}`,
      title: title.text,
      description: shortDesc.text,
      ...(site.siteUrl && { address: edition.addressOf(edition.to.newsPost(id)) }),
    };
    return [[calendarFile(id, language), () => calendarText(event)]];
  });
}

/**
 * The HTML of a page; nothing where there is none.
 *
 * @param path without the base path, as {@link pagePaths} names it
 */
export async function renderPage(
  path: string,
  { assets, previews, isForLostAddresses = false }: RenderOptions,
): Promise<string | undefined> {
  const { editions, pages } = readSite();
  const summary = pages.get(path);
  const page = summary && findPage(path);
  if (!summary || !page) return undefined;
  const language = languageOfPath(path);
  const edition = inLanguage(editions, language);
  const { site } = edition.catalogue;
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
          <Shell identity={identityOf(site, edition.vocabulary)}>{page.content}</Shell>
        </I18nextProvider>
      </PagePath>
    </Document>
  );
  const html = await toHtml(document(true));
  const { length } = gzipSync(html, { level: 9 });
  return length <= LARGEST_PAGE_BYTES ? html : toHtml(document(false));
}

async function toHtml(document: ReactNode): Promise<string> {
  const { prelude } = await prerender(document);
  return typesetPage(await new Response(prelude).text());
}
