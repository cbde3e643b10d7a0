import { firstDay } from '#catalogue/metadata/content-date.ts';
import type { Edition } from '#catalogue/metadata/edition.ts';
import { type PageSummary, pageSummaries } from '#catalogue/metadata/page-summary.ts';
import { largestPicture } from '#catalogue/metadata/structured-data.ts';
import { fillWords } from '#catalogue/metadata/summary-text.ts';
import type { Photo } from '#catalogue/photos/photo.ts';
import { coloursOf } from '#catalogue/site/colours.ts';
import {
  alternatePath,
  feedFiles,
  ICON_FILES,
  LIGHTBOX_QUERY,
  PHOTO_QUERY,
  WEB_MANIFEST_FILE,
  WORK_QUERY,
} from '#catalogue/site/paths.ts';
import type { Post } from '#catalogue/site/post.ts';
import type { Work } from '#catalogue/works/work.ts';
import { atomFeed, type Feed, type FeedEntry, jsonFeed, latestEntries } from './feeds.ts';
import { OPEN_CATALOGUE_FILE, openCatalogue } from './open-catalogue.ts';
import { type SitemapPage, sitemap } from './sitemap.ts';

const SITEMAP_FILE = 'sitemap.xml';

type Editions = readonly [Edition, ...Edition[]];

/** By path. Sitemaps and feeds consist of absolute URLs, so they need the URL of the site. */
export function discoveryFiles(editions: Editions): Readonly<Record<string, string>> {
  const [first] = editions;
  const always = {
    'robots.txt': robots(first),
    [OPEN_CATALOGUE_FILE]: openCatalogue(editions),
    [WEB_MANIFEST_FILE]: webManifest(first),
  };
  if (!first.catalogue.site.siteUrl) return always;
  const feeds = editions.flatMap((edition) => {
    const { atom, json } = feedFiles(edition.language);
    const feed = feedOf(edition);
    return [
      [atom, atomFeed(feed)],
      [json, jsonFeed(feed)],
    ];
  });
  return {
    ...always,
    [SITEMAP_FILE]: sitemap(sitemapPages(editions)),
    ...Object.fromEntries(feeds),
  };
}

// Pages that must not be found have `noindex`. Yandex reads `Clean-param`: these queries make no page of their own.
function robots({ catalogue, addressOf }: Edition): string {
  const queries = [LIGHTBOX_QUERY, PHOTO_QUERY, WORK_QUERY].join('&');
  const lines = ['User-agent: *', 'Allow: /', `Clean-param: ${queries}`];
  if (catalogue.site.siteUrl) lines.push('', `Sitemap: ${addressOf(SITEMAP_FILE)}`);
  return `${lines.join('\n')}\n`;
}

function webManifest({ name, language, catalogue, pathOf, to }: Edition): string {
  const { paper } = coloursOf(catalogue.site);
  return JSON.stringify({
    name,
    short_name: name,
    lang: language,
    start_url: pathOf(to.home),
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

function sitemapPages(editions: Editions): SitemapPage[] {
  const [first] = editions;
  return pageSummaries(first)
    .filter(({ isListed }) => isListed)
    .map((page) => {
      const urls = editions.map(({ language }) => [
        language,
        first.addressOf(alternatePath(page.path, language)),
      ]);
      return {
        urls: Object.fromEntries(urls),
        // The date of a work is when it was painted, not when its page changed.
        lastModified: page.subject.kind === 'post' ? dayOf(page) : undefined,
        images: photosOn(page).map((photo) => first.addressOf(largestPicture(photo))),
      };
    });
}

function photosOn({ subject, photo }: PageSummary): readonly Photo[] {
  switch (subject.kind) {
    case 'work':
      return [photo, ...subject.work.detailPhotos];
    case 'post':
      return [photo, ...subject.post.photos];
    case 'about':
      return [photo];
    default:
      return [];
  }
}

function feedOf(edition: Edition): Feed {
  const { language, name, words, addressOf, to } = edition;
  const { atom, json } = feedFiles(language);
  return {
    title: fillWords(words.summary.feed, { name }),
    language,
    author: name,
    urls: {
      home: addressOf(to.home),
      author: addressOf(to.about),
      atom: addressOf(atom),
      json: addressOf(json),
    },
    entries: latestEntries(pageSummaries(edition).flatMap((page) => feedEntry(edition, page))),
  };
}

function feedEntry(edition: Edition, page: PageSummary): FeedEntry | [] {
  const date = dayOf(page);
  if (!page.isListed || date === undefined) return [];
  return {
    url: edition.addressOf(page.path),
    title: page.title,
    summary: page.description,
    language: subjectOf(page)?.title.language ?? edition.language,
    date,
    image: edition.addressOf(largestPicture(page.photo)),
  };
}

function subjectOf({ subject }: PageSummary): Work | Post | undefined {
  if (subject.kind === 'post') return subject.post;
  return subject.kind === 'work' ? subject.work : undefined;
}

function dayOf(page: PageSummary): string | undefined {
  const date = subjectOf(page)?.created;
  return date && firstDay(date);
}
