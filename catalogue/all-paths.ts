import type { Catalogue } from './catalogue.ts';
import { CATEGORIES } from './categories.ts';
import { furtherPages } from './category-pages.ts';
import { LANGUAGES } from './language.ts';
import { type ArtworkAddress, paths } from './paths.ts';

/** What the number of pages depends on. */
export interface PageSources {
  /** Unlisted works included: their own pages open all the same. */
  readonly works: readonly (ArtworkAddress & { readonly isListed: boolean })[];
  readonly posts: readonly { readonly id: number }[];
}

/**
 * Every address to prerender, in both languages: the route table of spec §2 filled with the works and posts.
 *
 * Addresses of one language stand together, Russian first.
 */
export function allPaths({ works, posts }: PageSources): string[] {
  const listed = Map.groupBy(
    works.filter(({ isListed }) => isListed),
    ({ category }) => category,
  );
  return LANGUAGES.flatMap((language) => {
    const to = paths(language);
    return [
      to.home,
      to.about,
      to.news,
      ...posts.map((post) => to.newsPost(post.id)),
      to.gallery,
      ...CATEGORIES.flatMap((category) => [
        to.category(category),
        ...furtherPages(listed.get(category)?.length ?? 0).map((page) =>
          to.categoryPage(category, page),
        ),
      ]),
      ...works.map(to.artwork),
      to.contact,
      to.test,
      to.add,
      to.notFound,
    ];
  });
}

/** Every address of the site that is made of a catalogue. */
export function pagesOf({ works, posts }: Catalogue): string[] {
  return allPaths({
    works: works.map(({ artwork }) => artwork),
    posts: posts.map(({ post }) => post),
  });
}
