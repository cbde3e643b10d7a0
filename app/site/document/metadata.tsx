import type { DocumentPage } from '#app/site/routes.ts';
import { DataScript } from '#app/ui/data-script.tsx';
import { alternatePath, feedFiles, ICON_FILES, WEB_MANIFEST_FILE } from '#catalogue/paths/paths.ts';
import { PREVIEW_SIZE } from '#catalogue/photos/photo.ts';
import { VERIFICATION_TAGS, type VerificationService } from '#catalogue/schema/site-entry.ts';
import { fillLabel } from '#catalogue/texts/fill-label.ts';
import { type Language, otherLanguages, siteLanguages } from '#catalogue/texts/language.ts';

interface MetadataProps {
  readonly page: DocumentPage;
}

export function Metadata({ page }: MetadataProps) {
  const { site, row, structuredData } = page;
  const data = { '@context': 'https://schema.org', '@graph': structuredData };
  return (
    <>
      {!row.isInternal && site.siteUrl && <SharedMetadata page={page} />}
      {structuredData.length > 0 && <DataScript type="application/ld+json" data={data} />}
      {page.path === site.pathTo.home && <Verification page={page} />}
      <meta name="description" content={page.description} />
      {!page.isListed && <meta name="robots" content="noindex" />}
      <link rel="manifest" href={site.href(WEB_MANIFEST_FILE)} />
      <link rel="apple-touch-icon" href={site.href(ICON_FILES[180])} />
    </>
  );
}

function SharedMetadata({ page }: MetadataProps) {
  const { site, path, title, description, isArticle, preview } = page;
  const urlIn = (language: Language) => site.url(alternatePath(path, language));
  const languages = siteLanguages().length > 1 ? siteLanguages() : [];
  const graph = {
    'og:type': isArticle ? 'article' : 'website',
    'og:site_name': site.name,
    'og:title': title,
    'og:description': description,
    'og:url': site.url(path),
    'og:locale': localeOf(site.language),
    ...(preview && {
      'og:image': site.url(preview),
      'og:image:type': 'image/jpeg',
      'og:image:width': `${PREVIEW_SIZE.width}`,
      'og:image:height': `${PREVIEW_SIZE.height}`,
      'og:image:alt': title,
    }),
  };
  const { atom, json } = feedFiles(site.language);
  const feed = fillLabel(site.labels.summary.feed, { name: site.name });
  return (
    <>
      <link rel="canonical" href={site.url(path)} />
      {languages.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={urlIn(language)} />
      ))}
      {languages[0] && <link rel="alternate" hrefLang="x-default" href={urlIn(languages[0])} />}
      {Object.entries(graph).map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      {otherLanguages(site.language).map((language) => (
        <meta key={language} property="og:locale:alternate" content={localeOf(language)} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
      <link rel="alternate" type="application/atom+xml" title={feed} href={site.href(atom)} />
      <link rel="alternate" type="application/feed+json" title={feed} href={site.href(json)} />
    </>
  );
}

// Open Graph needs a country; English stays European.
function localeOf(language: Language): string {
  if (language === 'en') return 'en_GB';
  const { language: name, region } = new Intl.Locale(language).maximize();
  return `${name}_${region}`;
}

function Verification({ page: { site } }: MetadataProps) {
  const { verification = {} } = site.catalogue.site;
  return Object.entries(VERIFICATION_TAGS).map(([service, { name }]) => {
    const code = verification[service as VerificationService];
    return code && <meta key={name} name={name} content={code} />;
  });
}
