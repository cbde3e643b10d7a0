import { LifeLine } from '#app/site/about/life-line.tsx';
import { lifeLine } from '#app/site/about/timeline.ts';
import { definePage } from '#app/site/define-page.ts';
import { breadcrumbs } from '#app/site/structured-data.ts';

export const timelinePage = definePage('/about/timeline', {
  page({ site, t, path }) {
    const title = t('lifeLine.title');
    const years = lifeLine(site.listed, site.facetIndex, site.biography).map((year) => ({
      ...year,
      places: year.places.map(({ place, works }) => ({
        ...(place !== undefined && {
          place: { value: place, name: site.valueName('place', place) },
        }),
        works,
      })),
    }));
    return {
      title,
      description: t('summary.lifeLine', { name: site.name }),
      structuredData: [
        breadcrumbs(site, [
          { path: site.pathTo.about, title: t('about') },
          { path, title },
        ]),
      ],
      content: <LifeLine years={years} />,
    };
  },
});
