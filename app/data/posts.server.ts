import type { CataloguePost } from '#catalogue/catalogue.ts';
import type { Language } from '#catalogue/words/language.ts';
import { translatePhrase } from '#catalogue/words/vocabulary.ts';
import { readCatalogue } from './catalogue.server.ts';
import { vocabularyIn } from './works.server.ts';

/** All posts in the order in which they are listed, their dates in a language; their other words are Russian. */
export function postsIn(language: Language): readonly CataloguePost[] {
  return readCatalogue().posts.map((found) => {
    const date = translatePhrase(vocabularyIn(language), found.post.date).text;
    return { ...found, post: { ...found.post, date } };
  });
}
