import type { Photo } from '#catalogue/photos/photo.ts';
import { alternatePath } from '#catalogue/site/paths.ts';
import { firstLanguage, type Language } from '#catalogue/words/language.ts';
import { contentDate, firstDay } from './content-date.ts';
import type { Edition } from './edition.ts';
import { emptyElement, textElement } from './markup.ts';
import { type PageSummary, pageSummaries } from './page-summary.ts';
import { largestPicture } from './structured-data.ts';

export const SITEMAP_FILE = 'sitemap.xml';

const OPENING = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
`;

export function sitemap(editions: readonly Edition[]): string {
  const languages = editions.map(({ language }) => language);
  const urls = editions.flatMap((edition) =>
    pageSummaries(edition)
      .filter(({ isListed }) => isListed)
      .map((page) => url(edition, page, languages)),
  );
  return `${OPENING}${urls.join('\n')}\n</urlset>\n`;
}

function url({ addressOf }: Edition, page: PageSummary, languages: readonly Language[]): string {
  const alternate = (hreflang: string, path: string) =>
    emptyElement('xhtml:link', { rel: 'alternate', hreflang, href: addressOf(path) });
  const changed = changedOn(page);
  const parts = [
    textElement('loc', addressOf(page.path)),
    ...(changed ? [textElement('lastmod', changed)] : []),
    ...(languages.length > 1
      ? [
          ...languages.map((language) => alternate(language, alternatePath(page.path, language))),
          alternate('x-default', alternatePath(page.path, firstLanguage())),
        ]
      : []),
    ...picturesOf(page).map((photo) => {
      const address = textElement('image:loc', addressOf(largestPicture(photo)));
      return `<image:image>${address}</image:image>`;
    }),
  ];
  return `<url>${parts.join('')}</url>`;
}

// Only posts have a date; the build time says nothing. Sitemaps need whole days: a month gives its first.
function changedOn({ subject }: PageSummary): string | undefined {
  const date = subject.kind === 'post' ? contentDate(subject.post.post.date) : undefined;
  return date && firstDay(date);
}

function picturesOf({ subject, photo }: PageSummary): readonly Photo[] {
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
