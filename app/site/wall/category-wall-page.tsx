import { CategoryWall } from '#app/islands/wall/category-wall.tsx';
import { hang, wallHeight } from '#app/islands/wall/hanging.ts';
import { definePage } from '#app/site/define-page.ts';
import {
  firstIndexOnPage,
  MAX_WORKS_PER_WALL,
  numberedPages,
  pageCount,
} from '#app/site/gallery/pagination.ts';

/** A category without works has no wall. */
export const categoryWallPage = definePage('/gallery/:category/wall{/page/:page}?', {
  paths: ({ categories, works }) =>
    categories
      .filter((category) => works(category).length > 0)
      .flatMap((category) =>
        numberedPages(works(category).length, MAX_WORKS_PER_WALL).map((numbered) => ({
          category,
          ...numbered,
        })),
      ),
  page({ site, t, params: { category, page = 1 } }) {
    const works = site.works(category);
    const name = site.categoryName(category);
    const title = t('wall.hangTitle', { title: name });
    const placed = works.map((work, index) => ({ work, index }));
    // Works of unknown size come last.
    const ordered = [
      ...placed.filter(({ work }) => work.size),
      ...placed.filter(({ work }) => !work.size),
    ];
    const first = firstIndexOnPage(page, works.length, MAX_WORKS_PER_WALL);
    const end = firstIndexOnPage(page + 1, works.length, MAX_WORKS_PER_WALL);
    return {
      title: page === 1 ? title : t('pages.title', { title, number: page }),
      description: t('summary.hang', { title: name, name: site.name }),
      image: works[0]?.photo ?? site.image,
      content: (
        <CategoryWall
          category={category}
          total={works.length}
          page={page}
          pages={pageCount(works.length, MAX_WORKS_PER_WALL)}
          works={ordered.slice(first, end)}
          // Computed from all works, so all pages of a category have one scale.
          height={wallHeight(works.flatMap(({ size }) => (size ? [hang(size)] : [])))}
        />
      ),
    };
  },
});
