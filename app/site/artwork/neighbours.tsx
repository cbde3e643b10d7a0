import { useTranslation } from 'react-i18next';
import { useLanguage } from '#app/ui/i18n/page-address.ts';
import { PageLink } from '#app/ui/page-link.tsx';
import { asThumbnail } from '#app/ui/pictures/as-thumbnail.ts';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { ratioStyle } from '#app/ui/pictures/ratio-style.ts';
import { Words } from '#app/ui/words.tsx';
import { paths } from '#catalogue/paths/paths.ts';
import type { Work } from '#catalogue/works/work.ts';
import styles from './neighbours.module.css';

const SIZES = '96px';

// In pixels of the densest common screens.
const LARGEST_PLACE = { width: 288, height: 0 };

interface NeighboursProps {
  readonly previous: Work | undefined;
  readonly next: Work | undefined;
}

export function Neighbours({ previous, next }: NeighboursProps) {
  const { t } = useTranslation();
  const pathTo = paths(useLanguage());
  const links = [
    { work: previous, label: t('previousWork'), side: 'previous' },
    { work: next, label: t('nextWork'), side: 'next' },
  ] as const;
  return (
    <nav className={styles.root} aria-label={`${t('previousWork')}, ${t('nextWork')}`}>
      {links.map(
        ({ work, label, side }) =>
          work && (
            <PageLink
              key={side}
              className={styles.link}
              to={pathTo.artwork(work)}
              data-side={side}
              style={ratioStyle(work.photo)}
            >
              <Picture
                photo={asThumbnail(work.photo, LARGEST_PLACE)}
                alt=""
                sizes={SIZES}
                className={styles.picture}
              />
              <span className={styles.words}>
                <span className={styles.label}>{label}</span>
                <span className={styles.title}>
                  <Words of={work.title} />
                </span>
              </span>
            </PageLink>
          ),
      )}
    </nav>
  );
}
