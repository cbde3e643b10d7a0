import type { SizedWork } from '#app/islands/wall/hanging.ts';
import { WorkOnWall } from '#app/islands/wall/work-on-wall.tsx';
import { neighboursOf } from '#app/site/artwork/neighbours.ts';
import { definePage } from '#app/site/define-page.ts';
import { uniqueTitle } from '#app/site/unique-title.ts';
import { measureTexts } from '#app/ui/measure-text.ts';
import type { Work } from '#catalogue/works/work.ts';

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
