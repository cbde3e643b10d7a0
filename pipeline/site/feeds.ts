import { xml } from './xml.ts';

export interface Feed {
  readonly title: string;
  readonly language: string;
  readonly author: string;
  readonly urls: Readonly<Record<'home' | 'author' | 'atom' | 'json', string>>;
  readonly entries: readonly FeedEntry[];
}

export interface FeedEntry {
  readonly url: string;
  readonly title: string;
  readonly summary: string;
  /** Differs from the language of the feed where a text is not translated. */
  readonly language: string;
  /** A whole day: `2025-05-01`. */
  readonly date: string;
  readonly image: string;
}

// Feeds carry only the latest news.
const MOST_ENTRIES = 30;

// Atom requires a date even without entries.
const NO_DATE = '1970-01-01';

export function latestEntries(entries: readonly FeedEntry[]): FeedEntry[] {
  return entries
    .toSorted((one, other) => Number(one.date < other.date) - Number(one.date > other.date))
    .slice(0, MOST_ENTRIES);
}

// RFC 4287. The package `feed` writes no `xml:lang`, takes titles for HTML, and its JSON Feed is version 1.
export function atomFeed({ title, language, author, urls, entries }: Feed): string {
  return xml`<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
<title>${title}</title>
<id>${urls.home}</id>
<link href="${urls.home}"/>
<link rel="self" href="${urls.atom}"/>
<updated>${moment(entries[0]?.date ?? NO_DATE)}</updated>
<author><name>${author}</name></author>
${entries.map(
  (entry) => xml`<entry xml:lang="${entry.language}">
<title>${entry.title}</title>
<id>${entry.url}</id>
<link href="${entry.url}"/>
<link rel="enclosure" type="image/jpeg" href="${entry.image}"/>
<published>${moment(entry.date)}</published>
<updated>${moment(entry.date)}</updated>
<summary>${entry.summary}</summary>
</entry>
`,
)}</feed>
`.source;
}

/** JSON Feed 1.1. */
export function jsonFeed({ title, language, author, urls, entries }: Feed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: urls.home,
    feed_url: urls.json,
    language,
    authors: [{ name: author, url: urls.author }],
    items: entries.map((entry) => ({
      id: entry.url,
      url: entry.url,
      title: entry.title,
      content_text: entry.summary,
      image: entry.image,
      date_published: moment(entry.date),
      language: entry.language,
    })),
  });
}

/** RFC 3339. */
function moment(day: string): string {
  return `${day}T00:00:00Z`;
}
