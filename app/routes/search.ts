import { readEdition } from '#app/document/site.ts';
import { wordsIn } from '#app/i18n/words.ts';
import type { SearchedThing, SearchSource } from '#app/search/search-source.ts';
import { searchDocuments } from '#catalogue/find/search-documents.ts';
import { makeSearchIndex } from '#catalogue/find/search-index.ts';
import type { Photo } from '#catalogue/photos/photo.ts';
import type { Labels } from '#catalogue/words/labels.ts';
import { byLanguage, inLanguage, type Language } from '#catalogue/words/language.ts';

/** Covers all languages at once. */
export function searchSource(language: Language): SearchSource {
  const { catalogue, works, posts } = readEdition(language);
  const labels = byLanguage(labelsIn);
  const documents = searchDocuments(catalogue, labels);
  const shown = new Map<string, SearchedThing>([
    ...works.map(
      ({ id, photo, availability }) =>
        [`${id}`, { photo: thumbnail(photo), availability }] as const,
    ),
    ...posts.map(({ id, photo }) => [`news-${id}`, { photo: thumbnail(photo) }] as const),
  ]);
  const { search, untitled, close, availability } = inLanguage(labels, language);
  return {
    index: makeSearchIndex(documents),
    things: Object.fromEntries(
      documents.flatMap(({ id, ...document }) => {
        const found = shown.get(id);
        return found ? [[id, { ...document, ...found }]] : [];
      }),
    ),
    labels: { ...search, untitled, close, availability },
  };
}

function thumbnail({ name, width, height, widths }: Photo): SearchedThing['photo'] {
  return { name, width, height, widths: widths.slice(0, 1) };
}

function labelsIn(language: Language): Labels {
  return wordsIn(language).getResourceBundle(language, 'translation');
}
