import { definePage } from '#app/site/define-page.ts';
import { ArtworkCard } from '#app/ui/artwork-card.tsx';
import { usePage } from '#app/ui/i18n/translations.ts';
import { word } from '#app/ui/i18n/word.tsx';
import { PageLink } from '#app/ui/link.tsx';
import { PictureRows, ratioOf } from '#app/ui/pictures/picture-rows.tsx';
import type { Category } from '#catalogue/schema/categories.ts';
import type { Site } from '#catalogue/site.ts';
import { Filter } from './filter.tsx';
import styles from './gallery.module.css';

// Sum of the aspect ratios of a row.
const ROW_RATIO = 3.2;

const EAGER_SECTIONS = 2;
const EAGER_WORKS = 2;

export const galleryPage = definePage('/gallery', {
  page({ site, t }) {
    const categories = site.categories.filter((category) => site.works(category).length > 0);
    return {
      title: t('gallery'),
      description: t('summary.gallery', {
        categories: categories.map(site.categoryName).join(', '),
      }),
      content: (
        <div className={styles.overview}>
          <h1>{word('gallery')}</h1>
          <Filter site={site} />
          <div className={styles.sections}>
            {categories.map((category, index) => (
              <Section
                key={category}
                site={site}
                category={category}
                isEager={index < EAGER_SECTIONS}
              />
            ))}
          </div>
        </div>
      ),
    };
  },
});

interface SectionProps {
  readonly site: Site;
  readonly category: Category;
  readonly isEager: boolean;
}

function Section({ site, category, isEager }: SectionProps) {
  const { t, pathTo } = usePage();
  let end = 0;
  const works = site.works(category).filter(({ photo }) => {
    end += ratioOf(photo);
    return end - ratioOf(photo) / 2 < ROW_RATIO;
  });
  const total = works.reduce((sum, { photo }) => sum + ratioOf(photo), 0);
  return (
    <section className={styles.section} aria-labelledby={category}>
      <h2 id={category}>
        <PageLink className={styles.name} to={pathTo.category(category)}>
          {word(`category.${category}`)}
        </PageLink>
      </h2>
      <PictureRows works={works} lines="one">
        {(work, index) => {
          const ratio = ratioOf(work.photo);
          // A row takes 76% of the window, or 42% beside another; 11rem is its height on a phone.
          const [wide, half] = [76, 42].map((width) => `${Math.round((ratio / total) * width)}vw`);
          return (
            <ArtworkCard
              work={work}
              labels={site.labels}
              sizes={`(width < 768px) ${(11 * ratio).toFixed(1)}rem, (width < 1600px) ${wide}, ${half}`}
              loading={isEager && index < EAGER_WORKS ? 'eager' : 'lazy'}
            />
          );
        }}
      </PictureRows>
      <PageLink
        className={styles.all}
        to={pathTo.category(category)}
        aria-label={`${t('allWorks')}: ${t(`category.${category}`)}`}
      >
        {word('allWorks')}
      </PageLink>
    </section>
  );
}
