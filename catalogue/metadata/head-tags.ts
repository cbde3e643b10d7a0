import { otherLanguage } from '#catalogue/language.ts';
import { PREVIEW_SIZE } from '#catalogue/photo.ts';
import type { Edition } from './edition.ts';
import { feedPaths, feedTitle } from './feed-entries.ts';
import { openTag } from './markup.ts';
import type { PageSummary } from './page-summary.ts';
import { dataScript, structuredData } from './structured-data.ts';
import { ICON_FILES, WEB_MANIFEST_FILE } from './web-manifest.ts';

/** What Open Graph calls the languages. */
const LOCALES = { ru: 'ru_RU', en: 'en_GB' } as const;

interface HeadSource {
  readonly edition: Edition;
  readonly page: PageSummary;
  /** The path of the picture that stands beside a shared link. */
  readonly preview: string | undefined;
}

/** What stands in the head of every page, hidden ones included: what a home screen needs. */
export function siteTags({ pathOf }: Pick<Edition, 'pathOf'>): string {
  return [
    openTag('link', { rel: 'manifest', href: pathOf(WEB_MANIFEST_FILE) }),
    openTag('link', { rel: 'apple-touch-icon', href: pathOf(ICON_FILES[180]) }),
  ].join('');
}

/**
 * What the head of a page tells search engines, feed readers and messengers, besides what React has written there.
 *
 * Open Graph and feeds know absolute addresses only: without the address of the site there is none of them.
 */
export function headTags(source: HeadSource): string {
  const { edition, page } = source;
  const data = structuredData(edition, page);
  return [
    ...(edition.catalogue.site.siteUrl ? [...openGraph(source), ...feedLinks(edition)] : []),
    ...(data ? [dataScript(data)] : []),
  ].join('');
}

function openGraph({ edition, page, preview }: HeadSource): string[] {
  const { addressOf, language, name } = edition;
  const { title, description, path, subject } = page;
  const properties = {
    'og:type': subject.kind === 'post' ? 'article' : 'website',
    'og:site_name': name,
    'og:title': title,
    'og:description': description,
    'og:url': addressOf(path),
    'og:locale': LOCALES[language],
    'og:locale:alternate': LOCALES[otherLanguage(language)],
    ...(preview !== undefined && {
      'og:image': addressOf(preview),
      'og:image:type': 'image/jpeg',
      'og:image:width': PREVIEW_SIZE.width,
      'og:image:height': PREVIEW_SIZE.height,
      'og:image:alt': title,
    }),
  };
  return [
    ...Object.entries(properties).map(([property, content]) =>
      openTag('meta', { property, content }),
    ),
    openTag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
  ];
}

function feedLinks(edition: Edition): string[] {
  const title = feedTitle(edition);
  const { atom, json } = feedPaths(edition);
  const link = (type: string, path: string) =>
    openTag('link', { rel: 'alternate', type, title, href: edition.pathOf(path) });
  return [link('application/atom+xml', atom), link('application/feed+json', json)];
}
