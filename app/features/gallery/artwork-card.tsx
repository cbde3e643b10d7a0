import { useTranslation } from 'react-i18next';
import { paths } from '#catalogue/paths.ts';
import type { WorkCard } from '#catalogue/work-view.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { asThumbnail } from '../../lib/as-thumbnail.ts';
import { mainPictureOf } from '../../lib/main-picture.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { WorkTitle } from '../../ui/work-title.tsx';
import styles from './artwork-card.module.css';

interface ArtworkCardProps {
  readonly card: WorkCard;
  /** The width that its place has, in the syntax of the HTML attribute. */
  readonly sizes: string;
  readonly loading?: 'eager' | 'lazy';
}

/** Spec §2, gallery card: lazy image, title, details line and the 'more' button to the work's page. */
export function ArtworkCard({ card, sizes, loading = 'lazy' }: ArtworkCardProps) {
  const { t } = useTranslation();
  const title = card.title?.text ?? t('untitled');
  return (
    <article className={styles.root}>
      <Picture
        photo={asThumbnail(card.photo)}
        alt={title}
        sizes={sizes}
        loading={loading}
        className={styles.picture}
      />
      <div className={styles.words}>
        <h3 className={styles.title}>
          <WorkTitle title={card.title} untitled={t('untitled')} />
        </h3>
        {card.details && <p className={styles.details}>{card.details}</p>}
        <PageLink
          className={styles.more}
          to={paths(useLanguage()).artwork(card)}
          firstPicture={mainPictureOf(card)}
          aria-label={`${t('more')}: ${title}`}
        >
          {t('more')}
        </PageLink>
      </div>
    </article>
  );
}
