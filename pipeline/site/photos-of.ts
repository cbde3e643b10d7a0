import type { Catalogue } from '#catalogue/catalogue.ts';
import type { Photo } from '#catalogue/photos/photo.ts';

/** Every photo that a page of the website shows. */
export function photosOf({ site, works, posts }: Catalogue): Photo[] {
  return [
    ...site.hero.flatMap(({ whole, tall }) => [whole, tall]),
    ...Object.values(site.categories),
    site.portrait,
    ...works.flatMap(({ photo, detailPhotos }) => [photo, ...detailPhotos]),
    ...posts.flatMap(({ photo, photos }) => [photo, ...photos]),
  ];
}
