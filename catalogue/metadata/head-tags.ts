import { otherLanguage } from '#catalogue/language.ts';
import type { Edition } from './edition.ts';
import { openTag } from './markup.ts';
import type { PageSummary } from './page-summary.ts';

/** What Open Graph calls the languages. */
const LOCALES = { ru: 'ru_RU', en: 'en_GB' } as const;

/** Width and height in pixels that messengers show whole. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

interface HeadSource {
  readonly edition: Edition;
  readonly page: PageSummary;
  /** The path of the picture that stands beside a shared link. */
  readonly preview: string | undefined;
}

/**
 * What the head of a page tells search engines and messengers, besides what React has written there.
 *
 * Open Graph knows absolute addresses only: without the address of the site there is none of it.
 */
export function headTags({ edition, page, preview }: HeadSource): string {
  const { addressOf, catalogue, language, name } = edition;
  const { title, description, path, subject } = page;
  const lines = [openTag('meta', { name: 'description', content: description })];
  if (!catalogue.site.siteUrl) return lines.join('');
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
  lines.push(
    ...Object.entries(properties).map(([property, content]) =>
      openTag('meta', { property, content }),
    ),
    openTag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
  );
  return lines.join('');
}
