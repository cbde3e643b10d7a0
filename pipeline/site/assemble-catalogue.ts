import type { Catalogue, CatalogueWork } from '#catalogue/catalogue.ts';
import { CATEGORIES, type Category } from '#catalogue/categories.ts';
import { LANGUAGES, type Language } from '#catalogue/language.ts';
import type { ArtworkWords } from '#catalogue/locale-files.ts';
import type { Photo, PhotoRole } from '#catalogue/photo.ts';
import type { Content } from '#pipeline/content/load-content.ts';

/** Puts works, words and photos together, so that a page finds all that it says in one place. */
export function assembleCatalogue(
  { site, works, posts, words }: Content,
  photoOf: (role: PhotoRole, name: string) => Photo,
  siteUrl: string | undefined,
): Catalogue {
  const { name, profession, contacts, links } = site;
  const previews = CATEGORIES.map((category) => [
    category,
    photoOf('categories', site.categories[category]),
  ]);
  return {
    site: {
      name,
      profession,
      contacts,
      ...(links && { links }),
      hero: site.hero.map((hero) => photoOf('hero', hero)),
      categories: Object.fromEntries(previews) as Record<Category, Photo>,
      portrait: photoOf('about', site.about.portrait),
      ...(siteUrl && { siteUrl }),
      biography: { ru: words.ru.translation.biography, en: words.en.translation.biography },
    },
    works: works.map(
      (artwork): CatalogueWork => ({
        artwork,
        words: wordsOf(words, artwork.category, artwork.title),
        photo: photoOf('gallery', artwork.src),
        detailPhotos: artwork.detailImages.map((image) =>
          photoOf('gallery/details', image.place === 'local' ? image.name : image.address),
        ),
      }),
    ),
    posts: posts.map((post) => ({
      post,
      photo: photoOf('news', post.image),
      photos: post.images.map((image) => photoOf('news', image)),
    })),
    vocabulary: words.en.translation.vocabulary ?? {},
  };
}

function wordsOf(
  words: Content['words'],
  category: Category,
  key: string,
): Partial<Record<Language, ArtworkWords>> {
  const found = LANGUAGES.map((language) => [language, words[language].gallery[category]?.[key]]);
  return Object.fromEntries(found.filter(([, each]) => each !== undefined));
}
