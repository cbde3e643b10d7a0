import { definePage } from '#app/site/define-page.ts';
import captionStyles from '#app/ui/caption.module.css';
import { Caption } from '#app/ui/caption.tsx';
import { usePage } from '#app/ui/i18n/translations.ts';
import { Words, word } from '#app/ui/i18n/word.tsx';
import { PageLink } from '#app/ui/link.tsx';
import { MarkedText } from '#app/ui/marked-text.tsx';
import { asThumbnail, Picture } from '#app/ui/pictures/picture.tsx';
import primitives from '#app/ui/primitives.module.css';
import styles from './timeline.module.css';
import { type TimelineYear, timelineOf } from './timeline.ts';

const LARGEST_SIZE = { width: 0, height: 352 }; // 11rem on a desktop of density 2

export const timelinePage = definePage('/about/timeline', {
  page: ({ site, t }) => ({
    title: t('timeline.title'),
    description: t('summary.timeline', { name: site.name }),
    parents: [{ path: site.pathTo.about, title: t('about') }],
    content: (
      <div className={styles.root}>
        <h1>{word('timeline.title')}</h1>
        <p>{word('timeline.intro')}</p>
        <ol>
          {timelineOf(site).map((year) => (
            <Year key={year.year ?? ''} {...year} />
          ))}
        </ol>
      </div>
    ),
  }),
});

function Year({ year, milestones, places, works, total }: TimelineYear) {
  const { t, pathTo } = usePage();
  const count = t('worksCount', { count: total });
  return (
    <li className={styles.year}>
      <header>
        <h2>{year ?? word('timeline.undated')}</h2>
        {places.length > 0 && <small>{places.join(', ')}</small>}
        {total > 0 && year && (
          <PageLink to={pathTo.facetValue('year', year)} aria-label={`${year}: ${count}`}>
            {count}
          </PageLink>
        )}
        {!year && total > works.length && (
          <PageLink to={pathTo.allWorks()}>{word('find.allWorks')}</PageLink>
        )}
      </header>
      {milestones.length > 0 && (
        <div>
          {milestones.map(({ years, text, title }) => (
            <p key={`${title} ${text}`}>
              <small>
                {title}
                {years !== year && ', '}
                {years !== year && <span className={primitives.unbroken}>{years}</span>}
              </small>{' '}
              <MarkedText text={text} />
            </p>
          ))}
        </div>
      )}
      {works.length > 0 && (
        <ul>
          {works.map((work) => (
            <li key={work.id}>
              <PageLink className={captionStyles.card} to={pathTo.artwork(work)}>
                <Picture photo={asThumbnail(work.photo, LARGEST_SIZE)} alt="" sizes="16rem" />
                <Caption title={<Words of={work.title} />} />
              </PageLink>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
