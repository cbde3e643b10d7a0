import { PageNumbers, WorkRows } from '#app/islands/find/work-pages.tsx';
import { LightboxData, lightboxItem } from '#app/islands/lightbox/lightbox-data.tsx';
import { definePage } from '#app/site/define-page.ts';
import { ArtworkThumbnail } from '#app/ui/artwork-card.tsx';
import { urlOf } from '#app/ui/i18n/base-path.ts';
import { lightboxDataFile } from '#app/ui/i18n/data-files.ts';
import { word } from '#app/ui/i18n/word.tsx';
import { Views } from '#app/ui/views.tsx';
import { LIGHTBOX_QUERY } from '#catalogue/paths/paths.ts';
import { Filter } from './filter.tsx';
import styles from './gallery.module.css';
import { MAX_WORKS_PER_PAGE, numberedPages, paginateWorks } from './pagination.ts';

const EAGER_WORKS = 6;

export const categoryPage = definePage('/gallery/:category{/page/:page}?', {
  paths: ({ categories, works }) =>
    categories.flatMap((category) =>
      numberedPages({ category }, works(category).length, MAX_WORKS_PER_PAGE),
    ),
  page(request) {
    const { site, t, params } = request;
    const { category, page: pageNumber } = params;
    const { labels, language, pathTo } = site;
    const works = site.works(category);
    const total = works.length;
    const name = site.categoryName(category);
    const { metadata, worksOnPage, first, page, pages } = paginateWorks(request, {
      title: name,
      works,
      maxWorks: MAX_WORKS_PER_PAGE,
    });
    const lightboxUrl = urlOf(lightboxDataFile(category, language));
    return {
      ...metadata,
      image: worksOnPage[0]?.photo ?? site.categoryPhotos[category] ?? site.portrait,
      parents: [
        { path: pathTo.gallery, title: t('gallery') },
        ...(pageNumber ? [{ path: pathTo.category(category), title: name }] : []),
      ],
      content: (
        <div className={styles.root}>
          <header className={styles.header}>
            <h1>{word(`category.${category}`)}</h1>
            <p>{total > 0 ? t('worksCount', { count: total }) : labels.categoryEmpty}</p>
            {total > 0 && (
              <Views
                labels={labels}
                current="grid"
                other={pathTo.categoryWall(category, 1)}
                slideshow={lightboxUrl}
              />
            )}
          </header>
          <Filter site={site} current={category} />
          <WorkRows works={worksOnPage}>
            {(work, sizes, index) => (
              <ArtworkThumbnail
                work={work}
                labels={labels}
                sizes={sizes}
                loading={index < EAGER_WORKS ? 'eager' : 'lazy'}
                opens={first + index}
              />
            )}
          </WorkRows>
          <PageNumbers
            labels={labels.pages}
            pageAt={(number) => pathTo.categoryPage(category, number)}
            page={page}
            pages={pages}
          />
          {total > 0 && <LightboxData query={LIGHTBOX_QUERY} items={lightboxUrl} />}
        </div>
      ),
    };
  },
  files({ site: { categories, language, pathTo, works } }) {
    const itemsOf = (category: string) =>
      works(category).map((work) => ({
        ...lightboxItem(work, language),
        page: urlOf(pathTo.artwork(work)),
      }));
    return Object.fromEntries(
      categories.map((category) => [
        lightboxDataFile(category, language),
        () => JSON.stringify(itemsOf(category)),
      ]),
    );
  },
});
