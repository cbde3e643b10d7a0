import { useTranslation } from 'react-i18next';
import { useLanguage } from '#app/i18n/page-address.ts';
import { asThumbnail } from '#app/pictures/as-thumbnail.ts';
import { Picture } from '#app/pictures/picture.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { WorkTitle } from '#app/ui/words.tsx';
import { paths } from '#catalogue/site/paths.ts';
import type { WorkCard } from '#catalogue/works/work-view.ts';
import styles from './artwork-card.module.css';

interface ArtworkCardProps {
  readonly card: WorkCard;
  /** The width that its place has, in the syntax of the HTML attribute. */
  readonly sizes: string;
  readonly loading?: 'eager' | 'lazy';
}

/**
 * Spec §2, gallery card: lazy image, title, details line and the 'more' button to the work's page, where picture and
 * title lead too. Only the first image of the overview is not lazy: it is seen at once, and lazy ones wait for it.
 */
export function ArtworkCard({ card, sizes, loading = 'lazy' }: ArtworkCardProps) {
  const { t } = useTranslation();
  const to = paths(useLanguage()).artwork(card);
  return (
    <article className={styles.root}>
      {/* One link, which the title names: one stop for the keyboard, and one sentence for screen readers. */}
      <PageLink className={styles.work} to={to}>
        <Picture photo={asThumbnail(card.photo)} alt="" sizes={sizes} loading={loading} />
        <h3 className={styles.title}>
          <WorkTitle title={card.title} untitled={t('untitled')} />
        </h3>
      </PageLink>
      {card.desc && <p className={styles.details}>{card.desc}</p>}
      <PageLink
        className={styles.more}
        to={to}
        aria-label={`${t('more')}: ${card.title?.text ?? t('untitled')}`}
      >
        {t('more')}
      </PageLink>
    </article>
  );
}
