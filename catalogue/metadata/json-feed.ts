import type { Edition } from './edition.ts';
import { feedEntries, feedPaths, feedTitle } from './feed-entries.ts';

/** JSON Feed 1.1. */
export function jsonFeed(edition: Edition): string {
  const { addressOf, to, name, language } = edition;
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feedTitle(edition),
    home_page_url: addressOf(to.home),
    feed_url: addressOf(feedPaths(edition).json),
    language,
    authors: [{ name, url: addressOf(to.about) }],
    items: feedEntries(edition).map((entry) => ({
      id: entry.address,
      url: entry.address,
      title: entry.title,
      content_text: entry.summary,
      image: entry.picture,
      date_published: entry.published,
      language: entry.language,
    })),
  });
}
