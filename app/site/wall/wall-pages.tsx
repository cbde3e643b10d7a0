import { CategoryWall } from '#app/islands/wall/category-wall.tsx';
import { hang, PERSON, type SizedWork, wallHeight } from '#app/islands/wall/hanging.ts';
import { UnrolledWork } from '#app/islands/wall/unrolled-work.tsx';
import { WorkOnWall } from '#app/islands/wall/work-on-wall.tsx';
import { neighboursOf } from '#app/site/artwork/artwork-details.tsx';
import { definePage } from '#app/site/define-page.ts';
import { MAX_WORKS_PER_WALL, numberedPages, paginateWorks } from '#app/site/gallery/pagination.ts';
import { uniqueTitle } from '#app/site/unique-title.ts';
import { measureTexts } from '#app/ui/measure-text.ts';
import { canBeUnrolled } from '#catalogue/photos/photo.ts';
import type { Work } from '#catalogue/works/work.ts';

export const categoryWallPage = definePage('/gallery/:category/wall{/page/:page}?', {
  paths: ({ categories, works }) =>
    categories
      .filter((category) => works(category).length > 0)
      .flatMap((category) =>
        numberedPages({ category }, works(category).length, MAX_WORKS_PER_WALL),
      ),
  page(request) {
    const { site, t, params } = request;
    const { category } = params;
    const works = site.works(category);
    const name = site.categoryName(category);
    const { metadata, first, worksOnPage, page, pages } = paginateWorks(request, {
      title: t('wall.hangTitle', { title: name }),
      works,
      maxWorks: MAX_WORKS_PER_WALL,
    });
    const sizedFirst = works
      .map((work, index) => ({ work, index }))
      .sort((one, other) => Number(!one.work.size) - Number(!other.work.size));
    return {
      title: metadata.title,
      description: t('summary.hang', { title: name, name: site.name }),
      image: works[0]?.photo ?? site.image,
      content: (
        <CategoryWall
          category={category}
          total={works.length}
          page={page}
          pages={pages}
          works={sizedFirst.slice(first, first + worksOnPage.length)}
          height={wallHeight([PERSON, ...works.map(hang)])}
        />
      ),
    };
  },
});

export const workWallPage = definePage('/gallery/:category/:id/wall', {
  paths: ({ allWorks }) => allWorks.filter(isSized),
  page({ site, t, params: work }) {
    const title = uniqueTitle(site, work);
    const { previous, next } = neighboursOf(site, work);
    const size = t('wall.cm', measureTexts(work.size, site.language));
    return {
      title: t('wall.title', { title }),
      description: t('summary.wall', { title, size }),
      image: work.photo,
      isListed: work.isListed,
      content: (
        <WorkOnWall
          work={work}
          previous={previous && isSized(previous) ? previous : undefined}
          next={next && isSized(next) ? next : undefined}
        />
      ),
    };
  },
});

function isSized(work: Work): work is SizedWork {
  return work.size !== undefined;
}

export const unrolledWorkPage = definePage('/gallery/:category/:id/unroll', {
  paths: ({ allWorks }) => allWorks.filter(({ photo }) => canBeUnrolled(photo)),
  page({ site, t, params: work }) {
    const title = uniqueTitle(site, work);
    return {
      title: t('wall.unrolledTitle', { title }),
      description: t('summary.unrolled', { title, name: site.name }),
      image: work.photo,
      isListed: work.isListed,
      content: <UnrolledWork work={work} />,
    };
  },
});
