import type { Edition } from './edition.ts';
import { type FeedEntry, feedEntries, feedPaths, feedTitle } from './feed-entries.ts';
import { emptyElement, openTag, textElement } from './markup.ts';

// A feed needs a date even without entries.
const BEFORE_ALL_NEWS = '1970-01-01T00:00:00Z';

/** RFC 4287. */
export function atomFeed(edition: Edition): string {
  const { addressOf, to, name, language } = edition;
  const entries = feedEntries(edition);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    openTag('feed', { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': language }),
    textElement('title', feedTitle(edition)),
    textElement('id', addressOf(to.home)),
    emptyElement('link', { href: addressOf(to.home) }),
    emptyElement('link', { rel: 'self', href: addressOf(feedPaths(edition).atom) }),
    textElement('updated', entries[0]?.published ?? BEFORE_ALL_NEWS),
    `<author>${textElement('name', name)}</author>`,
    ...entries.map(atomEntry),
    '</feed>\n',
  ].join('\n');
}

function atomEntry({ address, title, summary, language, published, picture }: FeedEntry): string {
  return [
    openTag('entry', { 'xml:lang': language }),
    textElement('title', title),
    textElement('id', address),
    emptyElement('link', { href: address }),
    emptyElement('link', { rel: 'enclosure', type: 'image/jpeg', href: picture }),
    textElement('published', published),
    textElement('updated', published),
    textElement('summary', summary),
    '</entry>',
  ].join('');
}
