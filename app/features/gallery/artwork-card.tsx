import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#catalogue/paths.ts';
import type { WorkCard } from '#catalogue/work-view.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { Picture } from '../../ui/picture.tsx';
import { WorkTitle } from '../../ui/work-title.tsx';
import styles from './artwork-card.module.css';

/** The height of a card's picture on wide screens, in rem. */
const CARD_HEIGHT_REM = 24;

/** Spec §2, gallery card: lazy image, title, details line and the 'more' button to the work's page. */
export function ArtworkCard({ card }: { readonly card: WorkCard }) {
  const { t } = useTranslation();
  const title = card.title?.text ?? t('untitled');
  const { width, height } = card.photo;
  const sizes = `(width < 620px) 92vw, ${Math.ceil((CARD_HEIGHT_REM * width) / height)}rem`;
  return (
    <article className={styles.root}>
      <Picture photo={card.photo} alt={title} sizes={sizes} className={styles.picture} />
      <h3 className={styles.title}>
        <WorkTitle title={card.title} untitled={t('untitled')} />
      </h3>
      {card.details && <p className={styles.details}>{card.details}</p>}
      <Link
        className={styles.more}
        to={paths(useLanguage()).artwork(card)}
        aria-label={`${t('more')}: ${title}`}
      >
        {t('more')}
      </Link>
    </article>
  );
}
