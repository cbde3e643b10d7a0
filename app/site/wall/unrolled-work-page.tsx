import { UnrolledWork } from '#app/islands/wall/unrolled-work.tsx';
import { definePage } from '#app/site/define-page.ts';
import { uniqueTitle } from '#app/site/unique-title.ts';
import { canBeUnrolled } from '#catalogue/photos/photo.ts';

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
