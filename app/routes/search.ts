import { readCatalogue } from '#app/data/catalogue.server.ts';
import { facetsOfWorks } from '#app/data/works.server.ts';
import { readEdition } from '#app/document/site.ts';
import { wordsIn } from '#app/i18n/words.ts';
import type { SearchSource } from '#app/search/search-source.ts';
import { searchDocuments } from '#catalogue/find/search-documents.ts';
import { makeSearchIndex } from '#catalogue/find/search-index.ts';
import type { Labels } from '#catalogue/words/labels.ts';
import { byLanguage, inLanguage, type Language } from '#catalogue/words/language.ts';

/** Covers all languages at once. */
export function searchSource(language: Language): SearchSource {
  const catalogue = readCatalogue();
  const words = byLanguage(allWordsIn);
  const documents = searchDocuments({ catalogue, facets: facetsOfWorks(), words }, language);
  const photos = new Map([
    ...catalogue.works.map(({ entry, photo }) => [String(entry.id), photo] as const),
    ...catalogue.posts.map(({ entry, photo }) => [`news-${entry.id}`, photo] as const),
  ]);
  const states = new Map(
    readEdition(language).works.map(({ id, availability }) => [String(id), availability]),
  );
  const { search, untitled, close, availability } = inLanguage(words, language);
  return {
    index: makeSearchIndex(documents),
    things: documents.flatMap((document) => {
      const photo = photos.get(document.id);
      if (!photo) return [];
      const { name, width, height, widths } = photo;
      const state = states.get(document.id);
      return [
        {
          ...document,
          photo: { name, width, height, widths: widths.slice(0, 1) },
          ...(state && { availability: state }),
        },
      ];
    }),
    labels: { ...search, untitled, close, availability },
  };
}

function allWordsIn(language: Language): Labels {
  return wordsIn(language).getResourceBundle(language, 'translation');
}
