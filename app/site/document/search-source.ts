import type { SearchedThing, SearchSource } from '#app/islands/search/search-texts.ts';
import { labelsIn } from '#app/ui/i18n/translations.ts';
import { searchDocuments } from '#catalogue/find/search-documents.ts';
import { makeSearchIndex } from '#catalogue/find/search-index.ts';
import type { Photo } from '#catalogue/photos/photo.ts';
import type { Site } from '#catalogue/site.ts';
import { byLanguage } from '#catalogue/texts/language.ts';

/** Covers all languages at once. */
export function searchSource({ catalogue, allWorks, posts }: Site): SearchSource {
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
