import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Category, Filter } from '#catalogue/categories.ts';
import { paths } from '#catalogue/paths.ts';
import type { WorkCard } from '#catalogue/work-view.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { ArtworkCard } from './artwork-card.tsx';
import { CategoryFilter } from './category-filter.tsx';
import styles from './gallery-overview.module.css';

interface GalleryOverviewProps {
  readonly counts: Readonly<Record<Filter, number>>;
  readonly sections: readonly {
    readonly category: Category;
    readonly cards: readonly WorkCard[];
  }[];
}

/** Spec §2: the categories, each with its first works as cards; the filter leads to all of them. */
export function GalleryOverview({ counts, sections }: GalleryOverviewProps) {
  const { t } = useTranslation();
  const to = paths(useLanguage());
  return (
    <div className={styles.root}>
      <h1>{t('gallery')}</h1>
      <CategoryFilter current="all" counts={counts} />
      {sections.map(({ category, cards }) => (
        <section key={category} className={styles.section} aria-labelledby={category}>
          <h2 id={category}>
            <Link className={styles.heading} to={to.category(category)}>
              {t(`category.${category}`)}
            </Link>
          </h2>
          {cards.length === 0 && <p>{t('categoryEmpty')}</p>}
          <ul className={styles.cards}>
            {cards.map((card) => (
              <li key={card.id}>
                <ArtworkCard card={card} />
              </li>
            ))}
          </ul>
          {cards.length > 0 && (
            <Link
              to={to.category(category)}
              aria-label={`${t('allWorks')}: ${t(`category.${category}`)}`}
            >
              {t('allWorks')}
            </Link>
          )}
        </section>
      ))}
    </div>
  );
}
