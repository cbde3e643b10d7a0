import { biographyIn } from '#app/data/biography.server.ts';
import { readCatalogue } from '#app/data/catalogue.server.ts';
import { postsIn } from '#app/data/posts.server.ts';
import {
  cardIn,
  facetsOfWorks,
  filledCategories,
  newestWorks,
  vocabularyIn,
  worksOf,
} from '#app/data/works.server.ts';
import { Home } from '#app/pages/home/home.tsx';
import type { PostPage } from '#catalogue/site/post-view.ts';
import { identityOf } from '#catalogue/site/site-view.ts';
import { firstSentence } from '#catalogue/texts/sentences.ts';
import { plainText } from '#catalogue/words/marked-text.ts';
import type { FoundPage, PageRequest } from './route.ts';

const NEWEST_COUNT = 8;

const MOST_EXHIBITIONS = 4;

export function homePage({ language }: PageRequest<'/'>): FoundPage {
  const { site } = readCatalogue();
  const [post, ...others] = postsIn(language);
  const { name, profession } = identityOf(site, vocabularyIn(language));
  const newest = newestWorks(NEWEST_COUNT).map((work) => cardIn(work, language));
  return {
    content: (
      <Home
        name={name}
        profession={profession}
        hero={site.hero}
        hasBanner={site.banner !== false}
        previews={filledCategories().flatMap((category) => {
          const photo = site.categories[category];
          return photo ? [{ category, photo, count: worksOf(category).length }] : [];
        })}
        total={facetsOfWorks().works.length}
        newest={newest}
        sentence={firstSentence(plainText(biographyIn(language).lead))}
        posts={post ? [post, ...latestExhibitions(others)] : []}
      />
    ),
  };
}

// Those that end last include the open or next one, whenever the page is read.
function latestExhibitions(posts: readonly PostPage[]): readonly PostPage[] {
  const endOf = ({ exhibition }: PostPage) => exhibition?.to ?? '';
  return posts
    .filter(({ exhibition }) => exhibition)
    .toSorted((one, other) => (endOf(one) < endOf(other) ? 1 : -1))
    .slice(0, MOST_EXHIBITIONS);
}
