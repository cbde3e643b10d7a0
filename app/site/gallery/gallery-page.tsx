import { definePage } from '#app/site/define-page.ts';
import { usePage } from '#app/site/use-page.ts';
import { ArtworkCard } from '#app/ui/artwork-card.tsx';
import { useLabels } from '#app/ui/i18n/translations.ts';
import { Word } from '#app/ui/i18n/word.tsx';
import { PageLink } from '#app/ui/link.tsx';
import { rowStyles } from '#app/ui/pictures/balanced-rows.ts';
import { PictureRows, PictureRowsItem } from '#app/ui/pictures/picture-rows.tsx';
import type { Category } from '#catalogue/schema/categories.ts';
import type { Work } from '#catalogue/works/work.ts';
import { Filter } from './filter.tsx';
import { type CountedFilter, filtersOf } from './filters.ts';
import styles from './overview.module.css';

const CARDS_PER_CATEGORY = 3;

// Strips on a phone's first screen.
const SEEN_STRIPS = 2;

// In heights of a strip: the visible part, the minimum of a work for its title, and the gap.
const STRIP_WIDTH = 2;
const STRIP_PLACE_LEAST = 0.9;
const STRIP_GAP = 0.11;

export const galleryPage = definePage('/gallery', {
  page({ site, t }) {
    const categories = site.categories.filter((category) => site.works(category).length > 0);
    return {
      title: t('gallery'),
      description: t('summary.gallery', {
        categories: categories.map(site.categoryName).join(', '),
      }),
      content: (
        <Overview
          filters={filtersOf(site)}
          sections={categories.map((category) => ({
            category,
            works: site.works(category).slice(0, CARDS_PER_CATEGORY),
          }))}
        />
      ),
    };
  },
});

interface OverviewProps {
  readonly filters: readonly CountedFilter[];
  readonly sections: readonly { readonly category: Category; readonly works: readonly Work[] }[];
}

function Overview({ filters, sections }: OverviewProps) {
  const { t, pathTo } = usePage();
  return (
    <div className={styles.root}>
      <h1>
        <Word of="gallery" />
      </h1>
      <Filter filters={filters} />
      <div className={styles.sections}>
        {sections.map(({ category, works }, index) => (
          <section key={category} className={styles.section} aria-labelledby={category}>
            <h2 id={category}>
              <PageLink to={pathTo.category(category)}>
                <Word of={`category.${category}`} />
              </PageLink>
            </h2>
            <Cards works={works} isSeen={index < SEEN_STRIPS} />
            <PageLink
              to={pathTo.category(category)}
              aria-label={`${t('allWorks')}: ${t(`category.${category}`)}`}
            >
              <Word of="allWorks" />
            </PageLink>
          </section>
        ))}
      </div>
    </div>
  );
}

interface CardsProps {
  readonly works: readonly Work[];
  /** On a phone's first screen. */
  readonly isSeen: boolean;
}

function Cards({ works, isSeen }: CardsProps) {
  const labels = useLabels();
  const rows = rowStyles(
    works.map(({ photo }) => photo),
    'one',
  );
  const ratios = works.map(({ photo: { width, height } }) => width / height);
  const total = ratios.reduce((sum, ratio) => sum + ratio, 0);
  let start = 0;
  const cards = works.map((work, index) => {
    const ratio = ratios[index] ?? 1;
    const isInSight = isSeen && start < STRIP_WIDTH;
    start += Math.max(ratio, STRIP_PLACE_LEAST) + STRIP_GAP;
    // Share of the row; on a phone, by the strip height of 11rem (overview.module.css).
    const [row, half] = [76, 42].map((width) => `${Math.round((ratio / total) * width)}vw`);
    const sizes = `(width < 768px) ${(11 * ratio).toFixed(1)}rem, (width < 1600px) ${row}, ${half}`;
    return (
      <PictureRowsItem key={work.id} rowStyle={rows[index]}>
        <ArtworkCard
          work={work}
          labels={labels}
          sizes={sizes}
          loading={isInSight ? 'eager' : 'lazy'}
        />
      </PictureRowsItem>
    );
  });
  return (
    <div className={styles.cards}>
      <PictureRows lines="one">{cards}</PictureRows>
    </div>
  );
}
