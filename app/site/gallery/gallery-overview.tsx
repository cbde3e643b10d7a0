import { useTranslation } from 'react-i18next';
import type { CountedFilter } from '#app/islands/find/filters.ts';
import { ArtworkCard } from '#app/ui/artwork-card.tsx';
import { useLanguage } from '#app/ui/i18n/page-address.ts';
import { Word } from '#app/ui/i18n/word.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { rowStyles } from '#app/ui/pictures/balanced-rows.ts';
import { PictureRows, PictureRowsItem } from '#app/ui/pictures/picture-rows.tsx';
import { paths } from '#catalogue/paths/paths.ts';
import type { Category } from '#catalogue/schema/categories.ts';
import type { Work } from '#catalogue/works/work.ts';
import { CategoryFilter } from './category-filter.tsx';
import styles from './gallery-overview.module.css';

const ratioOf = ({ photo: { width, height } }: Work) => width / height;

// Strips on a phone's first screen.
const SEEN_STRIPS = 2;

// In heights of a strip: the visible part, the minimum of a work for its title, and the gap.
const STRIP_WIDTH = 2;
const STRIP_PLACE_LEAST = 0.9;
const STRIP_GAP = 0.11;

function seenInStrip(cards: readonly Work[]): number {
  let end = 0;
  const beyond = cards.findIndex((card) => {
    const begin = end;
    end += Math.max(ratioOf(card), STRIP_PLACE_LEAST) + STRIP_GAP;
    return begin >= STRIP_WIDTH;
  });
  return beyond < 0 ? cards.length : beyond;
}

// Share of the row; on a phone, by the strip height of 11rem (gallery-overview.module.css).
function cardSizes(card: Work, row: readonly Work[]): string {
  const share = ratioOf(card) / row.reduce((sum, each) => sum + ratioOf(each), 0);
  const onPhone = `${(11 * ratioOf(card)).toFixed(1)}rem`;
  return `(width < 768px) ${onPhone}, (width < 1600px) ${Math.round(share * 76)}vw, ${Math.round(share * 42)}vw`;
}

interface GalleryOverviewProps {
  readonly filters: readonly CountedFilter[];
  readonly sections: readonly {
    readonly category: Category;
    readonly cards: readonly Work[];
  }[];
}

export function GalleryOverview({ filters, sections: given }: GalleryOverviewProps) {
  const { t } = useTranslation();
  const pathTo = paths(useLanguage());
  const sections = given.map(({ category, cards }) => {
    const photos = cards.map(({ photo }) => photo);
    return { category, cards, rows: rowStyles(photos, 'one'), seen: seenInStrip(cards) };
  });
  return (
    <div className={styles.root}>
      <h1>
        <Word of="gallery" />
      </h1>
      <CategoryFilter filters={filters} />
      {sections.map(({ category, cards, rows, seen }, section) => (
        <section key={category} className={styles.section} aria-labelledby={category}>
          <h2 id={category}>
            <PageLink className={styles.heading} to={pathTo.category(category)}>
              <Word of={`category.${category}`} />
            </PageLink>
          </h2>
          {cards.length === 0 && (
            <p>
              <Word of="categoryEmpty" />
            </p>
          )}
          <div className={styles.cards}>
            <PictureRows lines="one">
              {cards.map((card, index) => (
                <PictureRowsItem key={card.id} photo={card.photo} rowStyle={rows[index]}>
                  <ArtworkCard
                    card={card}
                    sizes={cardSizes(card, cards)}
                    loading={section < SEEN_STRIPS && index < seen ? 'eager' : 'lazy'}
                  />
                </PictureRowsItem>
              ))}
            </PictureRows>
          </div>
          {cards.length > 0 && (
            <PageLink
              className={styles.all}
              to={pathTo.category(category)}
              aria-label={`${t('allWorks')}: ${t(`category.${category}`)}`}
            >
              <Word of="allWorks" />
            </PageLink>
          )}
        </section>
      ))}
    </div>
  );
}
