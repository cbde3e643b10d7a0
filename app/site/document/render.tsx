import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import type { SearchSource } from '#app/islands/search/search-texts.ts';
import slideshowWorker from '#app/islands/slideshow/slideshow-worker.js?inline-script';
import { ROUTES, type SitePage } from '#app/site/routes.ts';
import { Shell } from '#app/site/shell/shell.tsx';
import { labelsFile, searchFile, WORKER_FILE } from '#app/ui/i18n/data-files.ts';
import { loadTranslations } from '#app/ui/i18n/load-translations.ts';
import { PagePath } from '#app/ui/i18n/page-path.ts';
import { labelsIn, setGalleryTexts, translationsIn } from '#app/ui/i18n/translations.ts';
import type { IslandLabels } from '#app/ui/island.ts';
import { searchDocuments } from '#catalogue/find/search-documents.ts';
import { makeSearchIndex } from '#catalogue/find/search-index.ts';
import { destinationOf } from '#catalogue/paths/lost-path.ts';
import { makeSite, type Site } from '#catalogue/site.ts';
import {
  byLanguage,
  firstLanguage,
  type Language,
  otherLanguages,
  setSiteLanguages,
  siteLanguages,
} from '#catalogue/texts/language.ts';
import { memoize } from '#catalogue/texts/memoize.ts';
import { type Catalogue, categoriesOfWorks } from '#catalogue/works/catalogue.ts';
import type { Work } from '#catalogue/works/work.ts';
import labels from '#generated/labels.js';
import { Document, type SiteAssets } from './document.tsx';
import { extractStyles } from './styles.ts';

export { findPage, pagesOf } from '#app/site/routes.ts';

const [first = '', ...others] = Object.keys(labels);
setSiteLanguages([first, ...others]);
await Promise.all(siteLanguages().map(loadTranslations));

// Only in the requested language: development answers sooner.
const sitesOf = memoize((catalogue: Catalogue) => {
  setGalleryTexts(catalogue.works);
  return memoize((language: Language) =>
    makeSite({
      catalogue,
      language,
      labels: labelsIn(language),
      basePath: import.meta.env.BASE_URL,
    }),
  );
}, new WeakMap());

export function readSite(catalogue: Catalogue, language: Language): Site {
  return sitesOf(catalogue)(language);
}

export function redirectFor(catalogue: Catalogue, path: string): string | undefined {
  return destinationOf(path, categoriesOfWorks(catalogue), otherLanguages());
}

export function renderPage(
  { path, site, row, load }: SitePage,
  assets: SiteAssets,
  preview?: string,
): string {
  const page = { ...load(), path, site, row, preview };
  // No part of a page is asynchronous, and a stream took a fifth longer.
  const shell = renderToString(
    <PagePath value={path}>
      <I18nextProvider i18n={translationsIn(site.language)}>
        <Shell identity={site.identity}>{page.content}</Shell>
        {assets.styles && (
          <noscript>
            <link rel="stylesheet" href={assets.styles.href} />
          </noscript>
        )}
      </I18nextProvider>
    </PagePath>,
  );
  const html = renderToString(<Document page={page} assets={assets} {...extractStyles(shell)} />);
  return `<!DOCTYPE html>${html}`;
}

export function dataFiles(site: Site): Readonly<Record<string, () => string>> {
  const { language, labels } = site;
  const { t } = translationsIn(language);
  const { add: _, summary: __, ...islandLabels } = labels;
  return Object.assign(
    {
      [labelsFile(language)]: () => JSON.stringify(islandLabels satisfies IslandLabels),
      [searchFile(language)]: () => JSON.stringify(searchSource(site)),
    },
    language === firstLanguage() && { [WORKER_FILE]: () => slideshowWorker },
    ...ROUTES.map(({ files }) => files?.({ site, t })),
  );
}

function searchSource({ catalogue, allWorks, posts }: Site): SearchSource {
  const documents = searchDocuments(catalogue, byLanguage(labelsIn));
  const shown = new Map<string, Pick<Work, 'photo' | 'availability'>>([
    ...allWorks.map((work) => [`${work.id}`, work] as const),
    ...posts.map((post) => [`news-${post.id}`, post] as const),
  ]);
  const shownDocuments = documents.flatMap(({ id, ...document }) => {
    const found = shown.get(id);
    if (!found) return [];
    const { name, width, height, widths } = found.photo;
    const photo = { name, width, height, widths: widths.slice(0, 1) };
    return [[id, { ...document, photo, availability: found.availability }]];
  });
  return { index: makeSearchIndex(documents), documents: Object.fromEntries(shownDocuments) };
}
