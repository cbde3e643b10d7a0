import { readCatalogue } from '#app/data/catalogue.server.ts';
import { facetsOfWorks } from '#app/data/works.server.ts';
import { wordsIn } from '#app/i18n/words.ts';
import type { SearchSource } from '#app/search/search-source.ts';
import { searchDocuments } from '#catalogue/find/search-documents.ts';
import { makeSearchIndex } from '#catalogue/find/search-index.ts';
import type { InterfaceWords } from '#catalogue/words/interface-words.ts';
import { byLanguage, inLanguage, type Language } from '#catalogue/words/language.ts';

/** All that is searched on the pages of a language, in all languages at once. */
export function searchSource(language: Language): SearchSource {
  const catalogue = readCatalogue();
  const words = byLanguage(allWordsIn);
  const documents = searchDocuments({ catalogue, facets: facetsOfWorks(), words }, language);
  const photos = new Map([
    ...catalogue.works.map(({ entry, photo }) => [String(entry.id), photo] as const),
    ...catalogue.posts.map(({ post, photo }) => [`news-${post.id}`, photo] as const),
  ]);
  const { search, untitled, close } = inLanguage(words, language);
  return {
    index: makeSearchIndex(documents),
    things: documents.flatMap((document) => {
      const photo = photos.get(document.id);
      if (!photo) return [];
      const { name, width, height, widths } = photo;
      return [{ ...document, photo: { name, width, height, widths: widths.slice(0, 1) } }];
    }),
    labels: { ...search, untitled, close },
  };
}

function allWordsIn(language: Language): InterfaceWords {
  return wordsIn(language).getResourceBundle(language, 'translation');
}
