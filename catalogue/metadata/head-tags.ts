import { PREVIEW_SIZE } from '#catalogue/photos/photo.ts';
import { alternatePath, feedFiles, ICON_FILES, WEB_MANIFEST_FILE } from '#catalogue/site/paths.ts';
import { VERIFICATION_TAGS, type VerificationService } from '#catalogue/site/verification.ts';
import {
  firstLanguage,
  type Language,
  otherLanguages,
  siteLanguages,
} from '#catalogue/words/language.ts';
import type { Edition } from './edition.ts';
import { dataText } from './markup.ts';
import { isShareable, type PageSummary } from './page-summary.ts';
import { structuredData } from './structured-data.ts';
import { fillWords } from './summary-text.ts';

// Open Graph needs a country; English stays European.
function localeOf(language: Language): string {
  if (language === 'en') return 'en_GB';
  const { language: name, region } = new Intl.Locale(language).maximize();
  return `${name}_${region}`;
}

interface HeadSource {
  readonly edition: Edition;
  readonly page: PageSummary;
  /** Path of the preview image for shared links. */
  readonly preview: string | undefined;
}

/** `text` is the content of a data script. */
export type HeadTag =
  | { readonly name: 'meta' | 'link'; readonly attributes: HeadAttributes }
  | { readonly name: 'script'; readonly attributes: HeadAttributes; readonly text: string };

type HeadAttributes = Readonly<Record<string, string | number>>;

/** `hreflang`, Open Graph and feeds need absolute URLs, and are left out without the URL of the site. */
export function headTags(source: HeadSource): readonly HeadTag[] {
  const { edition, page } = source;
  const site = [
    meta({ name: 'description', content: page.description }),
    ...(page.isListed ? [] : [meta({ name: 'robots', content: 'noindex' })]),
    link({ rel: 'manifest', href: edition.pathOf(WEB_MANIFEST_FILE) }),
    link({ rel: 'apple-touch-icon', href: edition.pathOf(ICON_FILES[180]) }),
  ];
  if (!isShareable(page)) return site;
  const data = structuredData(edition, page);
  return [
    ...(edition.catalogue.site.siteUrl
      ? [...alternates(source), ...openGraph(source), ...feedLinks(edition)]
      : []),
    ...(data
      ? [
          {
            name: 'script',
            attributes: { type: 'application/ld+json' },
            text: dataText(data),
          } as const,
        ]
      : []),
    ...(page.subject.kind === 'home' ? verificationTags(edition) : []),
    ...site,
  ];
}

function verificationTags({ catalogue }: Edition): HeadTag[] {
  return Object.entries(VERIFICATION_TAGS).flatMap(([service, { name }]) => {
    const content = catalogue.site.verification?.[service as VerificationService];
    return content ? [meta({ name, content })] : [];
  });
}

function link(attributes: HeadAttributes): HeadTag {
  return { name: 'link', attributes };
}

function meta(attributes: HeadAttributes): HeadTag {
  return { name: 'meta', attributes };
}

function alternates({ edition, page: { path } }: HeadSource): HeadTag[] {
  const alternate = (hrefLang: string, language: Language) =>
    link({ rel: 'alternate', hrefLang, href: edition.addressOf(alternatePath(path, language)) });
  const canonical = link({ rel: 'canonical', href: edition.addressOf(path) });
  if (siteLanguages().length === 1) return [canonical];
  return [
    canonical,
    ...siteLanguages().map((language) => alternate(language, language)),
    alternate('x-default', firstLanguage()),
  ];
}

function openGraph({ edition, page, preview }: HeadSource): HeadTag[] {
  const { addressOf, language, name } = edition;
  const { title, description, path, subject } = page;
  const others = otherLanguages(language).map((each): [string, string] => [
    'og:locale:alternate',
    localeOf(each),
  ]);
  const about = {
    'og:type': subject.kind === 'post' ? 'article' : 'website',
    'og:site_name': name,
    'og:title': title,
    'og:description': description,
    'og:url': addressOf(path),
    'og:locale': localeOf(language),
  };
  const picture = {
    ...(preview !== undefined && {
      'og:image': addressOf(preview),
      'og:image:type': 'image/jpeg',
      'og:image:width': PREVIEW_SIZE.width,
      'og:image:height': PREVIEW_SIZE.height,
      'og:image:alt': title,
    }),
  };
  return [
    ...[...Object.entries(about), ...others, ...Object.entries(picture)].map(
      ([property, content]) => meta({ property, content }),
    ),
    meta({ name: 'twitter:card', content: 'summary_large_image' }),
  ];
}

function feedLinks(edition: Edition): HeadTag[] {
  const title = fillWords(edition.words.summary.feed, { name: edition.name });
  const { atom, json } = feedFiles(edition.language);
  const feed = (type: string, path: string) =>
    link({ rel: 'alternate', type, title, href: edition.pathOf(path) });
  return [feed('application/atom+xml', atom), feed('application/feed+json', json)];
}
