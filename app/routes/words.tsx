import { readCatalogue } from '#app/data/catalogue.server.ts';
import { postIn } from '#app/data/posts.server.ts';
import { cardIn, findWork } from '#app/data/works.server.ts';
import { type LedTo, WordIndex } from '#app/pages/words/word-index.tsx';
import { type WordPlace, wordPages } from '#catalogue/find/word-index.ts';
import { paths } from '#catalogue/site/paths.ts';
import type { Language } from '#catalogue/words/language.ts';
import type { FoundPage, PageRequest } from './route.ts';

/** All words, where they are met; only the pages after the first have a number in their address. */
export function wordsPage({
  params,
  language,
}: PageRequest<'/gallery/all/words'> | PageRequest<'/gallery/all/words/page/:page'>):
  | FoundPage
  | undefined {
  const number = 'page' in params ? params.page : undefined;
  const pages = wordPages(readCatalogue(), language);
  const page = number === undefined ? 1 : Number(number);
  const words = pages[page - 1];
  if (!words || (number !== undefined && (String(page) !== number || page === 1))) return undefined;
  const letters = new Map(
    pages
      .flatMap((each, index) => each.map(({ letter }) => [letter, index + 1] as const))
      // A letter is on the page where it begins.
      .toReversed(),
  );
  return {
    content: (
      <WordIndex
        letters={[...letters].toReversed().map(([letter, at]) => ({ letter, page: at }))}
        words={words.map(({ places, ...word }) => ({
          ...word,
          places: places.flatMap((place) => placeIn(place, language)),
        }))}
      />
    ),
  };
}

function placeIn({ kind, id }: WordPlace, language: Language): LedTo[] {
  const to = paths(language);
  if (kind === 'work') {
    const work = findWork(String(id));
    if (!work) return [];
    const { title } = cardIn(work, language);
    return [{ path: to.artwork(work.entry), ...(title && { title }) }];
  }
  const post = readCatalogue().posts.find((each) => each.post.id === id);
  if (!post) return [];
  return [{ path: to.newsPost(id), title: postIn(post.post, language).title }];
}
