import { type BuiltSite, deadAmong } from './built-site.ts';
import { jsonFindings, readJson } from './json.ts';
import { repeatedIn } from './repeated.ts';
import { childrenNamed, hrefsOf, readXml, textsOf, type XmlElement } from './xml.ts';

/** A moment as RFC 3339 writes it. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;

/** An Atom feed has what RFC 4287 demands, newest first. */
export async function atomFindings(site: BuiltSite, folder: string): Promise<string[]> {
  const file = `${folder}feed.xml`;
  const { root, findings } = await readXml(site, file);
  if (!root) return findings;
  const entries = childrenNamed(root, 'entry');
  const demanded = [
    ...lacking(root, ['title', 'id', 'updated', 'author', 'link']).map((name) => `lacks <${name}>`),
    ...entries.flatMap((entry) =>
      lacking(entry, ['title', 'id', 'updated', 'link', 'summary']).map(
        (name) => `has an entry without <${name}>`,
      ),
    ),
  ];
  const moments = [...textsOf(root, 'updated'), ...textsOf(root, 'published')];
  const self = childrenNamed(root, 'link').find((link) => link.getAttribute('rel') === 'self');
  return [
    ...demanded,
    ...(root.namespaceURI === 'http://www.w3.org/2005/Atom' ? [] : ['is no Atom']),
    ...(self?.getAttribute('href') === site.root + file ? [] : ['does not name itself']),
    ...moments
      .filter((each) => !MOMENT.test(each))
      .map((each) => `has a moment that is none: ${each}`),
    ...repeatedIn(textsOf(root, 'id')).map((each) => `has the id ${each} twice`),
    ...entryDates(entries).flatMap((date, index, dates) =>
      date > (dates[index - 1] ?? date) ? [`has an entry of ${date} behind an older one`] : [],
    ),
    ...deadAmong(site, [...hrefsOf(root), ...textsOf(root, 'id')]).map(
      (each) => `leads to nothing: ${each}`,
    ),
  ].map((finding) => `${file}: ${finding}`);
}

function entryDates(entries: readonly XmlElement[]): string[] {
  return entries.flatMap((entry) => textsOf(entry, 'updated'));
}

function lacking(element: XmlElement, names: readonly string[]): string[] {
  return names.filter((name) => childrenNamed(element, name).length === 0);
}

/** A JSON feed has what version 1.1 demands. */
export async function jsonFeedFindings(site: BuiltSite, folder: string): Promise<string[]> {
  const file = `${folder}feed.json`;
  const found = await jsonFindings(site, file);
  const feed = await readJson(site, file);
  if (!feed) return found;
  const items = Array.isArray(feed.items) ? (feed.items as Record<string, unknown>[]) : [];
  return [
    ...found,
    ...(feed.version === 'https://jsonfeed.org/version/1.1'
      ? []
      : [`${file}: is no JSON Feed 1.1`]),
    ...(feed.title ? [] : [`${file}: has no title`]),
    ...(feed.feed_url === site.root + file ? [] : [`${file}: does not name itself`]),
    ...items.flatMap(({ id, content_text, content_html, date_published }) =>
      typeof id === 'string' &&
      (content_text ?? content_html) &&
      MOMENT.test(String(date_published))
        ? []
        : [`${file}: has an item without id, content or date: ${id}`],
    ),
    ...repeatedIn(items.map(({ id }) => String(id))).map((id) => `${file}: has the id ${id} twice`),
  ];
}
