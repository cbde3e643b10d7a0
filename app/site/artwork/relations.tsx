import { useTranslation } from 'react-i18next';
import { useLanguage } from '#app/ui/i18n/page-address.ts';
import { Word } from '#app/ui/i18n/word.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { asThumbnail } from '#app/ui/pictures/as-thumbnail.ts';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { ratioStyle } from '#app/ui/pictures/ratio-style.ts';
import { Words } from '#app/ui/words.tsx';
import type { Reason } from '#catalogue/find/relations.ts';
import { paths } from '#catalogue/paths/paths.ts';
import type { Work } from '#catalogue/works/work.ts';
import styles from './relations.module.css';

// Half of a phone, a quarter of a desktop.
const SIZES = '(width < 768px) 44vw, 15rem';

// In pixels of the densest common screens.
const LARGEST_PLACE = { width: 540, height: 0 };

export interface RelatedWork {
  readonly card: Work;
  readonly reason: Reason;
  /** Name of the shared place or section, if it has one. */
  readonly name?: string;
}

interface RelationsProps {
  readonly works: readonly RelatedWork[];
}

export function Relations({ works }: RelationsProps) {
  const { t } = useTranslation();
  const pathTo = paths(useLanguage());
  if (works.length === 0) return null;
  return (
    <section className={styles.root} aria-label={t('relations.title')}>
      <h2 className={styles.heading}>
        <Word of="relations.title" />
      </h2>
      <ul className={styles.works}>
        {works.map(({ card, reason, name }) => (
          <li key={card.id} className={styles.work}>
            <PageLink className={styles.link} to={pathTo.artwork(card)}>
              <span className={styles.picture} style={ratioStyle(card.photo)}>
                <Picture photo={asThumbnail(card.photo, LARGEST_PLACE)} alt="" sizes={SIZES} />
              </span>
              <span className={styles.words}>
                <span className={styles.title}>
                  <Words of={card.title} />
                </span>
                <span className={styles.reason}>{t(`relations.${reason}`, { name })}</span>
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
