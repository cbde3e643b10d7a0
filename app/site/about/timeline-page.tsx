import { definePage } from '#app/site/define-page.ts';
import { breadcrumbs } from '#app/site/structured-data.ts';
import { usePage } from '#app/site/use-page.ts';
import { Word } from '#app/ui/i18n/word.tsx';
import { PageLink } from '#app/ui/link.tsx';
import { MarkedText } from '#app/ui/marked-text.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import primitives from '#app/ui/primitives.module.css';
import type { Site } from '#catalogue/site.ts';
import type { Work } from '#catalogue/works/work.ts';
import styles from './timeline.module.css';
import { type TimelineYear, timelineOf } from './timeline.ts';

const THUMBNAIL_SIZES = '8rem';

export const timelinePage = definePage('/about/timeline', {
  page({ site, t, path }) {
    const title = t('lifeLine.title');
    return {
      title,
      description: t('summary.lifeLine', { name: site.name }),
      structuredData: [
        breadcrumbs(site, [
          { path: site.pathTo.about, title: t('about') },
          { path, title },
        ]),
      ],
      content: <Timeline site={site} />,
    };
  },
});

function Timeline({ site }: { readonly site: Site }) {
  return (
    <div className={styles.root}>
      <header className={primitives.prose}>
        <h1>
          <Word of="lifeLine.title" />
        </h1>
        <p>
          <Word of="lifeLine.intro" />
        </p>
      </header>
      <ol>
        {timelineOf(site.listed, site.facetIndex, site.biography).map((year) => (
          <Year
            key={year.year ?? ''}
            {...year}
            placeName={(place) => site.valueName('place', place)}
          />
        ))}
      </ol>
    </div>
  );
}

interface YearProps extends TimelineYear {
  readonly placeName: (place: string) => string;
}

function Year({ year, stations, places, total, placeName }: YearProps) {
  const { t, pathTo } = usePage();
  const count = t('worksCount', { count: total });
  return (
    <li className={styles.year}>
      <div className={styles.text}>
        <h2>{year ?? <Word of="lifeLine.undated" />}</h2>
        {stations.map(({ years, text, title }) => (
          <p key={`${title} ${text}`}>
            <small>{years === year ? title : `${title}, ${years}`}</small>{' '}
            <MarkedText text={text} />
          </p>
        ))}
        {total > 0 && (
          <p className={styles.count}>
            {year === undefined ? (
              count
            ) : (
              <PageLink to={pathTo.facetValue('year', year)} aria-label={`${year}: ${count}`}>
                {count}
              </PageLink>
            )}
          </p>
        )}
      </div>
      {/* No classes: a page has about a hundred pictures. */}
      <div className={styles.places}>
        {places.map(({ place, works }) => (
          <div key={place ?? ''}>
            {place && <h3>{placeName(place)}</h3>}
            <ul>
              {works.map((work) => (
                <WorkLink key={work.id} work={work} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </li>
  );
}

// The title is the alt text, so the picture needs no caption.
function WorkLink({ work }: { readonly work: Work }) {
  const { pathTo } = usePage();
  const { title, photo, alt = title } = work;
  return (
    <li>
      <PageLink to={pathTo.artwork(work)}>
        <Picture
          photo={{ ...photo, widths: photo.widths.slice(0, 1) }}
          alt={alt}
          sizes={THUMBNAIL_SIZES}
        />
      </PageLink>
    </li>
  );
}
