import { feedFiles } from '#catalogue/paths/paths.ts';
import { jpegFile } from '#catalogue/photos/photo.ts';
import { fillLabel } from '#catalogue/texts/fill-label.ts';
import { dayOf, type PublishedSite } from './published-site.ts';
import { xml } from './xml.ts';

// Feeds carry only the latest news.
const MOST_ENTRIES = 30;

// Atom requires a date even without entries.
const NO_DATE = '1970-01-01';

/** The feeds of a language, by file. */
export function feeds(published: PublishedSite): Readonly<Record<string, string>> {
  const { atom, json } = feedFiles(published.site.language);
  return { [atom]: atomFeed(published), [json]: jsonFeed(published) };
}

function feedOf({ site }: PublishedSite) {
  const { language, name, labels, url, pathTo } = site;
  const { atom, json } = feedFiles(language);
  return {
    title: fillLabel(labels.summary.feed, { name }),
    home: url(pathTo.home),
    author: { name, url: url(pathTo.about) },
    atom: url(atom),
    json: url(json),
  };
}

function latestEntries({ site: { url }, pages }: PublishedSite) {
  return pages
    .filter(({ isListed }) => isListed)
    .flatMap((page) => {
      const date = dayOf(page);
      return date ? [{ page, date, url: url(page.path), image: url(jpegFile(page.image)) }] : [];
    })
    .sort((one, other) => Number(one.date < other.date) - Number(one.date > other.date))
    .slice(0, MOST_ENTRIES);
}

// RFC 4287. The package `feed` writes no `xml:lang`, takes titles for HTML, and its JSON Feed is version 1.
function atomFeed(published: PublishedSite): string {
  const { title, home, author, atom } = feedOf(published);
  const entries = latestEntries(published);
  return xml`<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${published.site.language}">
<title>${title}</title>
<id>${home}</id>
<link href="${home}"/>
<link rel="self" href="${atom}"/>
<updated>${moment(entries[0]?.date ?? NO_DATE)}</updated>
<author><name>${author.name}</name></author>
${entries.map(
  ({ page, date, url, image }) => xml`<entry xml:lang="${page.titleLanguage}">
<title>${page.title}</title>
<id>${url}</id>
<link href="${url}"/>
<link rel="enclosure" type="image/jpeg" href="${image}"/>
<published>${moment(date)}</published>
<updated>${moment(date)}</updated>
<summary>${page.description}</summary>
</entry>
`,
)}</feed>
`.source;
}

/** JSON Feed 1.1. */
function jsonFeed(published: PublishedSite): string {
  const { title, home, author, json } = feedOf(published);
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: home,
    feed_url: json,
    language: published.site.language,
    authors: [author],
    items: latestEntries(published).map(({ page, date, url, image }) => ({
      id: url,
      url,
      title: page.title,
      content_text: page.description,
      image,
      date_published: moment(date),
      language: page.titleLanguage,
    })),
  });
}

/** RFC 3339. */
function moment(day: string): string {
  return `${day}T00:00:00Z`;
}
