import type { DocumentPage } from '#app/site/routes.ts';
import { DataScript } from '#app/ui/data-script.tsx';
import { alternatePath, feedFiles, ICON_FILES, WEB_MANIFEST_FILE } from '#catalogue/paths/paths.ts';
import { PREVIEW_SIZE } from '#catalogue/photos/photo.ts';
import { VERIFICATION_TAGS, type VerificationService } from '#catalogue/schema/site-entry.ts';
import type { Site } from '#catalogue/site.ts';
import { fillLabel } from '#catalogue/texts/fill-label.ts';
import {
  firstLanguage,
  type Language,
  otherLanguages,
  siteLanguages,
} from '#catalogue/texts/language.ts';

interface MetadataProps {
  readonly page: DocumentPage;
  /** Path of the preview image for shared links. */
  readonly preview: string | undefined;
}

/** For search engines, messengers, feed readers and home screens. Most need the URL of the site. */
export function Metadata({ page, preview }: MetadataProps) {
  const { site, row, structuredData } = page;
  const data = { '@context': 'https://schema.org', '@graph': structuredData };
  return (
    <>
      {!row.isInternal && site.siteUrl && (
        <>
          <Alternates page={page} />
          <OpenGraph page={page} preview={preview} />
          <Feeds page={page} />
        </>
      )}
      {structuredData && <DataScript type="application/ld+json" data={data} />}
      {page.path === site.pathTo.home && <Verification site={site} />}
      <meta name="description" content={page.description} />
      {!page.isListed && <meta name="robots" content="noindex" />}
      <link rel="manifest" href={site.href(WEB_MANIFEST_FILE)} />
      <link rel="apple-touch-icon" href={site.href(ICON_FILES[180])} />
    </>
  );
}

function Alternates({ page: { path, site } }: Pick<MetadataProps, 'page'>) {
  const urlIn = (language: Language) => site.url(alternatePath(path, language));
  const isAlone = siteLanguages().length === 1;
  return (
    <>
      <link rel="canonical" href={site.url(path)} />
      {!isAlone &&
        siteLanguages().map((language) => (
          <link key={language} rel="alternate" hrefLang={language} href={urlIn(language)} />
        ))}
      {!isAlone && <link rel="alternate" hrefLang="x-default" href={urlIn(firstLanguage())} />}
    </>
  );
}

// Open Graph needs a country; English stays European.
function localeOf(language: Language): string {
  if (language === 'en') return 'en_GB';
  const { language: name, region } = new Intl.Locale(language).maximize();
  return `${name}_${region}`;
}

function OpenGraph({ page, preview }: MetadataProps) {
  const { site, path, title, description, isArticle } = page;
  return (
    <>
      <meta property="og:type" content={isArticle ? 'article' : 'website'} />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={site.url(path)} />
      <meta property="og:locale" content={localeOf(site.language)} />
      {otherLanguages(site.language).map((language) => (
        <meta key={language} property="og:locale:alternate" content={localeOf(language)} />
      ))}
      {preview !== undefined && (
        <>
          <meta property="og:image" content={site.url(preview)} />
          <meta property="og:image:type" content="image/jpeg" />
          <meta property="og:image:width" content={String(PREVIEW_SIZE.width)} />
          <meta property="og:image:height" content={String(PREVIEW_SIZE.height)} />
          <meta property="og:image:alt" content={title} />
        </>
      )}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

function Verification({ site }: { readonly site: Site }) {
  const { verification = {} } = site.catalogue.site;
  return Object.entries(VERIFICATION_TAGS).map(([service, { name }]) => {
    const code = verification[service as VerificationService];
    return code && <meta key={name} name={name} content={code} />;
  });
}

function Feeds({ page: { site } }: Pick<MetadataProps, 'page'>) {
  const title = fillLabel(site.labels.summary.feed, { name: site.name });
  const { atom, json } = feedFiles(site.language);
  return (
    <>
      <link rel="alternate" type="application/atom+xml" title={title} href={site.href(atom)} />
      <link rel="alternate" type="application/feed+json" title={title} href={site.href(json)} />
    </>
  );
}
