import { useTranslation } from 'react-i18next';
import { useLanguage } from '#app/ui/i18n/page-address.ts';
import { Word } from '#app/ui/i18n/word.tsx';
import { MarkedText } from '#app/ui/marked-text.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import primitives from '#app/ui/primitives.module.css';
import { paths } from '#catalogue/paths/paths.ts';
import type { Work } from '#catalogue/works/work.ts';
import styles from './life-line.module.css';
import type { LifeYear } from './timeline.ts';

const THUMBNAIL_SIZES = '8rem';

interface ToldYear extends Omit<LifeYear, 'places'> {
  readonly places: readonly {
    readonly place?: { readonly value: string; readonly name: string };
    readonly works: readonly Work[];
  }[];
}

interface LifeLineProps {
  readonly years: readonly ToldYear[];
}

export function LifeLine({ years }: LifeLineProps) {
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
      <ol className={styles.years}>
        {years.map((each) => (
          <Year key={each.year ?? ''} {...each} />
        ))}
      </ol>
    </div>
  );
}

function Year({ year, stations, places, total }: ToldYear) {
  const { t } = useTranslation();
  const pathTo = paths(useLanguage());
  const count = t('worksCount', { count: total });
  return (
    <li className={styles.year}>
      <div className={styles.words}>
        <h2>{year ?? <Word of="lifeLine.undated" />}</h2>
        {stations.map(({ years, text, title }) => (
          <p key={text} className={styles.station}>
            <span className={styles.kind}>{years === year ? title : `${title}, ${years}`}</span>{' '}
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
          <div key={place?.value ?? ''}>
            {place && <h3>{place.name}</h3>}
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
  const language = useLanguage();
  const { title, photo } = work;
  return (
    <li>
      <PageLink to={paths(language).artwork(work)}>
        <Picture
          photo={{ ...photo, widths: photo.widths.slice(0, 1) }}
          alt={work.alt ?? title}
          sizes={THUMBNAIL_SIZES}
        />
      </PageLink>
    </li>
  );
}
