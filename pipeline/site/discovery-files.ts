import {
  alternatePath,
  feedFiles,
  ICON_FILES,
  LIGHTBOX_QUERY,
  PHOTO_QUERY,
  WEB_MANIFEST_FILE,
  WORK_QUERY,
} from '#catalogue/paths/paths.ts';
import { coloursOf } from '#catalogue/photos/colours.ts';
import { jpegFile, type Photo } from '#catalogue/photos/photo.ts';
import type { Site } from '#catalogue/site.ts';
import { fillLabel } from '#catalogue/texts/fill-label.ts';
import type { Language } from '#catalogue/texts/language.ts';
import { atomFeed, type Feed, type FeedEntry, jsonFeed, latestEntries } from './feeds.ts';
import { OPEN_CATALOGUE_FILE, openCatalogue } from './open-catalogue.ts';
import { type SitemapPage, sitemap } from './sitemap.ts';

const SITEMAP_FILE = 'sitemap.xml';

interface PublishedPage {
  readonly path: string;
  readonly title: string;
  readonly titleLanguage: Language;
  readonly description: string;
  readonly image: Photo;
  readonly images: readonly Photo[];
  readonly isListed: boolean;
  readonly isArticle?: boolean;
  readonly date?: string | undefined;
}

/** A language with all its pages. */
interface PublishedSite {
  readonly site: Site;
  readonly pages: readonly PublishedPage[];
}

/** By path. Sitemaps and feeds consist of absolute URLs, so they need the URL of the site. */
export function discoveryFiles(
  sites: readonly [PublishedSite, ...PublishedSite[]],
): Readonly<Record<string, string>> {
  const [{ site: first, pages }] = sites;
  const languages = sites.map(({ site }) => site);
  const always = {
    'robots.txt': robots(first),
    [OPEN_CATALOGUE_FILE]: openCatalogue([first, ...languages.slice(1)]),
    [WEB_MANIFEST_FILE]: webManifest(first),
  };
  if (!first.siteUrl) return always;
  const feeds = sites.flatMap((each) => {
    const { atom, json } = feedFiles(each.site.language);
    const feed = feedOf(each);
    return [
      [atom, atomFeed(feed)],
      [json, jsonFeed(feed)],
    ];
  });
  return {
    ...always,
    [SITEMAP_FILE]: sitemap(
      pages.filter(({ isListed }) => isListed).map((page) => sitemapPage(page, languages)),
    ),
    ...Object.fromEntries(feeds),
  };
}

// Pages that must not be found have `noindex`. Yandex reads `Clean-param`: these queries make no page of their own.
function robots({ siteUrl, url }: Site): string {
  const queries = [LIGHTBOX_QUERY, PHOTO_QUERY, WORK_QUERY].join('&');
  const lines = ['User-agent: *', 'Allow: /', `Clean-param: ${queries}`];
  if (siteUrl) lines.push('', `Sitemap: ${url(SITEMAP_FILE)}`);
  return `${lines.join('\n')}\n`;
}

function webManifest({ name, language, catalogue, href, pathTo }: Site): string {
  const { paper } = coloursOf(catalogue.site);
  return JSON.stringify({
    name,
    short_name: name,
    lang: language,
    start_url: href(pathTo.home),
    display: 'browser',
    background_color: paper,
    theme_color: paper,
    icons: ([192, 512] as const).map((width) => ({
      src: ICON_FILES[width],
      sizes: `${width}x${width}`,
      type: 'image/png',
    })),
  });
}

function sitemapPage(page: PublishedPage, sites: readonly Site[]): SitemapPage {
  const urls = sites.map(({ language, url }) => [
    language,
    url(alternatePath(page.path, language)),
  ]);
  return {
    urls: Object.fromEntries(urls),
    // The date of a work is when it was painted, not when its page changed.
    lastModified: page.isArticle ? dayOf(page) : undefined,
    images: page.images.flatMap((photo) => sites[0]?.url(jpegFile(photo)) ?? []),
  };
}

function feedOf({ site, pages }: PublishedSite): Feed {
  const { language, name, labels, url, pathTo } = site;
  const { atom, json } = feedFiles(language);
  return {
    title: fillLabel(labels.summary.feed, { name }),
    language,
    author: name,
    urls: { home: url(pathTo.home), author: url(pathTo.about), atom: url(atom), json: url(json) },
    entries: latestEntries(pages.flatMap((page) => feedEntry(page, site))),
  };
}

function feedEntry(page: PublishedPage, { url }: Site): FeedEntry | [] {
  const date = dayOf(page);
  if (!page.isListed || date === undefined) return [];
  return {
    url: url(page.path),
    title: page.title,
    summary: page.description,
    language: page.titleLanguage,
    date,
    image: url(jpegFile(page.image)),
  };
}

function dayOf({ date }: PublishedPage): string | undefined {
  // A year or a month starts on its first day.
  return date && date + '-01-01'.slice(date.length - 'YYYY'.length);
}
