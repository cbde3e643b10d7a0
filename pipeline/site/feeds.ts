import { feedFiles } from '#catalogue/paths/paths.ts';
import { jpegFile } from '#catalogue/photos/photo.ts';
import type { Site } from '#catalogue/site.ts';
import { escapeHtml } from '#catalogue/texts/escape-html.ts';
import { fillLabel } from '#catalogue/texts/fill-label.ts';
import type { Renderer } from './bundle.ts';

type SitePage = ReturnType<Renderer['pagesOf']>[number];

export interface PublishedSite {
  readonly site: Site;
  readonly pages: readonly (SitePage & ReturnType<SitePage['load']>)[];
}

// Feed readers need only the latest entries.
const MOST_ENTRIES = 30;

/** @example dayOf('2019-06') // '2019-06-01' */
export function dayOf(date: string | undefined): string | undefined {
  return date && date + '-01-01'.slice(date.length - 'YYYY'.length);
}

export function feeds({ site, pages }: PublishedSite): Readonly<Record<string, string>> {
  const { language, name, labels, url, pathTo } = site;
  const files = feedFiles(language);
  const title = fillLabel(labels.summary.feed, { name });
  const home = url(pathTo.home);
  const entries = pages
    .flatMap(({ isListed, date, path, image, ...page }) => {
      const day = isListed && dayOf(date);
      if (!day) return [];
      const moment = `${day}T00:00:00Z`;
      return [{ ...page, moment, url: url(path), picture: url(jpegFile(image)) }];
    })
    .sort((one, other) => other.moment.localeCompare(one.moment))
    .slice(0, MOST_ENTRIES);
  // Atom requires a date even without entries.
  const updated = entries[0]?.moment ?? '1970-01-01T00:00:00Z';
  // Written by hand: the package `feed` has no `xml:lang`, treats titles as HTML, and knows only JSON Feed 1.
  const atom = xml`<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
<title>${title}</title>
<id>${home}</id>
<link href="${home}"/>
<link rel="self" href="${url(files.atom)}"/>
<updated>${updated}</updated>
<author><name>${name}</name></author>
${entries.map(
  (entry) => xml`<entry xml:lang="${entry.titleLanguage}">
<title>${entry.title}</title>
<id>${entry.url}</id>
<link href="${entry.url}"/>
<link rel="enclosure" type="image/jpeg" href="${entry.picture}"/>
<published>${entry.moment}</published>
<updated>${entry.moment}</updated>
<summary>${entry.description}</summary>
</entry>
`,
)}</feed>
`;
  const json = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: home,
    feed_url: url(files.json),
    language,
    authors: [{ name, url: url(pathTo.about) }],
    items: entries.map((entry) => ({
      id: entry.url,
      url: entry.url,
      title: entry.title,
      content_text: entry.description,
      image: entry.picture,
      date_published: entry.moment,
      language: entry.titleLanguage,
    })),
  };
  return { [files.atom]: atom.source, [files.json]: JSON.stringify(json) };
}

interface Xml {
  readonly source: string;
}

export function xml(
  strings: TemplateStringsArray,
  ...parts: readonly (string | readonly Xml[])[]
): Xml {
  const texts = parts.map((part) =>
    typeof part === 'string'
      ? escapeHtml(part.replace(FORBIDDEN, ''))
      : part.map(({ source }) => source).join(''),
  );
  return { source: String.raw({ raw: strings }, ...texts) };
}

// XML 1.0 allows neither control characters nor lone surrogates, even escaped.
// biome-ignore lint/suspicious/noControlCharactersInRegex: the expression removes them.
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu;
