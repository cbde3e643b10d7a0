import { filledCategories, newestWorks, worksOf } from '#app/data/works.server.ts';
import { readEdition } from '#app/document/site.ts';
import { Home } from '#app/pages/home/home.tsx';
import type { Post } from '#catalogue/site/post.ts';
import { firstSentence } from '#catalogue/texts/sentences.ts';
import { plainText } from '#catalogue/words/marked-text.ts';
import type { FoundPage, PageRequest } from './route.ts';

const NEWEST_COUNT = 8;

const MOST_EXHIBITIONS = 4;

export function homePage({ language }: PageRequest<'/'>): FoundPage {
  const { catalogue, name, profession, posts, listed, biography } = readEdition(language);
  const { site } = catalogue;
  const [post, ...others] = posts;
  return {
    content: (
      <Home
        name={name}
        profession={profession}
        hero={site.hero}
        hasBanner={site.banner !== false}
        previews={filledCategories(language).flatMap((category) => {
          const photo = site.categories[category];
          return photo ? [{ category, photo, count: worksOf(category, language).length }] : [];
        })}
        total={listed.length}
        newest={newestWorks(NEWEST_COUNT, language)}
        sentence={firstSentence(plainText(biography.lead))}
        posts={post ? [post, ...latestExhibitions(others)] : []}
      />
    ),
  };
}

// Those that end last include the open or next one, whenever the page is read.
function latestExhibitions(posts: readonly Post[]): readonly Post[] {
  const endOf = ({ exhibition }: Post) => exhibition?.to ?? '';
  return posts
    .filter(({ exhibition }) => exhibition)
    .toSorted((one, other) => (endOf(one) < endOf(other) ? 1 : -1))
    .slice(0, MOST_EXHIBITIONS);
}
