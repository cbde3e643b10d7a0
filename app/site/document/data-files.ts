import type { SearchedThing, SearchSource } from '#app/islands/search/search-texts.ts';
import slideshowWorker from '#app/islands/slideshow/slideshow-worker.js?inline-script';
import { ROUTES } from '#app/site/routes.ts';
import { labelsFile, searchFile, WORKER_FILE } from '#app/ui/i18n/data-files.ts';
import { labelsIn, translationsIn } from '#app/ui/i18n/translations.ts';
import { islandLabels } from '#app/ui/island-labels.ts';
import { searchDocuments } from '#catalogue/find/search-documents.ts';
import { makeSearchIndex } from '#catalogue/find/search-index.ts';
import type { Photo } from '#catalogue/photos/photo.ts';
import type { Site } from '#catalogue/site.ts';
import { byLanguage, firstLanguage } from '#catalogue/texts/language.ts';

/** The files beside the pages of a language, by path. */
export function dataFiles(site: Site): Readonly<Record<string, () => string>> {
  const { language, labels } = site;
  const { t } = translationsIn(language);
  return Object.assign(
    {
      [labelsFile(language)]: () => JSON.stringify(islandLabels(labels)),
      [searchFile(language)]: () => JSON.stringify(searchSource(site)),
    },
    language === firstLanguage() && { [WORKER_FILE]: () => slideshowWorker },
    ...ROUTES.map(({ files }) => files?.({ site, t })),
  );
}

/** Covers all languages at once. */
function searchSource({ catalogue, allWorks, posts }: Site): SearchSource {
  const documents = searchDocuments(catalogue, byLanguage(labelsIn));
  const shown = new Map<string, SearchedThing>([
    ...allWorks.map(
      ({ id, photo, availability }) =>
        [`${id}`, { photo: thumbnail(photo), availability }] as const,
    ),
    ...posts.map(({ id, photo }) => [`news-${id}`, { photo: thumbnail(photo) }] as const),
  ]);
  return {
    index: makeSearchIndex(documents),
    things: Object.fromEntries(
      documents.flatMap(({ id, ...document }) => {
        const found = shown.get(id);
        return found ? [[id, { ...document, ...found }]] : [];
      }),
    ),
  };
}

function thumbnail({ name, width, height, widths }: Photo): SearchedThing['photo'] {
  return { name, width, height, widths: widths.slice(0, 1) };
}
