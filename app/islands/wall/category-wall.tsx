import { Fragment } from 'react';
import { LightboxData } from '#app/islands/lightbox/lightbox-data.tsx';
import { Caption } from '#app/ui/caption.tsx';
import { urlOf } from '#app/ui/i18n/base-path.ts';
import { lightboxDataFile } from '#app/ui/i18n/data-files.ts';
import { useLabels, usePage } from '#app/ui/i18n/translations.ts';
import { Words, word } from '#app/ui/i18n/word.tsx';
import { openerOf, PageLink } from '#app/ui/link.tsx';
import { measureTexts } from '#app/ui/measure-text.ts';
import { wallKind } from '#app/ui/page-attributes.ts';
import { asThumbnail, Picture } from '#app/ui/pictures/picture.tsx';
import { Views } from '#app/ui/views.tsx';
import { LIGHTBOX_QUERY } from '#catalogue/paths/paths.ts';
import type { Category } from '#catalogue/schema/categories.ts';
import type { Work } from '#catalogue/works/work.ts';
import styles from './category-wall.module.css';
import { Furniture } from './furniture.tsx';
import { hang, hungStyle, wallPlan } from './hanging.ts';
import { scrollBar } from './wall.client.ts';
import wall from './wall.module.css';

const FIRST_PICTURES = 4;

// On a tall window a centimetre has four CSS pixels; screens may have a density of two.
const MAX_PX_PER_CM = 6;

const PLAN_HEIGHT_PX = 56;

interface WallItemProps {
  readonly work: Work;
  readonly index: number;
}

interface CategoryWallProps {
  readonly category: Category;
  readonly total: number;
  readonly page: number;
  readonly pages: number;
  readonly works: readonly WallItemProps[];
  readonly height: number;
}

export function CategoryWall(props: CategoryWallProps) {
  const { category, total, page, pages, works, height } = props;
  const { t, language, pathTo } = usePage();
  const labels = useLabels();
  const file = urlOf(lightboxDataFile(category, language));
  const firstUnsized = works.findIndex(({ work }) => !work.size);
  const plan = wallPlan(
    works.map(({ work }) => work),
    height,
  );
  const otherPage = (rel: 'prev' | 'next', number: number) =>
    number >= 1 &&
    number <= pages && (
      <li className={styles.note}>
        <PageLink to={pathTo.categoryWall(category, number)} rel={rel}>
          {t(rel === 'prev' ? 'pages.previous' : 'pages.next')}
        </PageLink>
      </li>
    );
  return (
    <>
      <header className={wall.header}>
        <h1>{word(`category.${category}`)}</h1>
        <p>{t('worksCount', { count: total })}</p>
        <Views labels={labels} current="wall" other={pathTo.category(category)} slideshow={file} />
        <p data-wide="">{t('wall.hangIntro')}</p>
      </header>
      <section
        className={styles.wall}
        aria-label={t('wall.works')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys.
        tabIndex={0}
        {...wallKind.props('row')}
        style={{ '--wall-height': height }}
      >
        <ol className={styles.works}>
          {otherPage('prev', page - 1)}
          {works.map(({ work, index }, position) => (
            <Fragment key={work.id}>
              {position === firstUnsized && (
                <li className={styles.note}>{t('wall.sizeUnknown')}</li>
              )}
              <WallItem work={work} index={index} isFirst={position < FIRST_PICTURES} />
              {position === 0 && (
                <li className={styles.figure} aria-hidden="true">
                  <Furniture name="figure" />
                </li>
              )}
            </Fragment>
          ))}
          {otherPage('next', page + 1)}
        </ol>
      </section>
      <div className={styles.bar}>
        <svg
          width={Math.round((PLAN_HEIGHT_PX * plan.width) / height)}
          height={PLAN_HEIGHT_PX}
          viewBox={`0 0 ${plan.width} ${height}`}
          aria-hidden="true"
          focusable="false"
        >
          {plan.rectangles.map((rectangle) => (
            <path key={rectangle.d} {...rectangle} />
          ))}
        </svg>
        <input
          type="range"
          min="0"
          max="1000"
          defaultValue="0"
          aria-label={t('wall.place')}
          {...scrollBar.props()}
        />
      </div>
      <LightboxData query={LIGHTBOX_QUERY} items={file} />
    </>
  );
}

function WallItem({ work, index, isFirst }: WallItemProps & { readonly isFirst: boolean }) {
  const { t, language, pathTo } = usePage();
  const to = pathTo.artwork(work);
  const hung = hang(work);
  const largest = { width: hung.width * MAX_PX_PER_CM, height: hung.height * MAX_PX_PER_CM };
  return (
    <li className={styles.hung} style={hungStyle(hung)}>
      <PageLink to={to} {...openerOf(index)}>
        <Picture
          photo={asThumbnail(work.photo, largest)}
          alt={work.alt ?? work.title}
          sizes={`max(${Math.ceil(hung.width * 0.3)}vh, ${Math.ceil(hung.width * 1.4)}px)`}
          loading={isFirst ? 'eager' : 'lazy'}
        />
      </PageLink>
      <div className={styles.label}>
        <Caption
          title={<Words of={work.title} />}
          to={to}
          lines={work.size ? [{ text: t('wall.cm', measureTexts(work.size, language)) }] : []}
        />
      </div>
    </li>
  );
}
