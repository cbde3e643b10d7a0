import type { Catalogue } from '#catalogue/catalogue.ts';
import type { Photo } from '#catalogue/photo.ts';

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

/** The photos that stand for a page where a link to it is shared. */
export function sharedPhotos({ site, works, posts }: Catalogue): Photo[] {
  return [
    ...site.hero.slice(0, 1).map(({ whole }) => whole),
    ...Object.values(site.categories),
    site.portrait,
    ...works.map(({ photo }) => photo),
    ...posts.map(({ photo }) => photo),
  ];
}
