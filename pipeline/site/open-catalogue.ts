import type { CatalogueWork } from '#catalogue/catalogue.ts';
import type { Edition } from '#catalogue/metadata/edition.ts';
import { workFacts } from '#catalogue/metadata/work-facts.ts';
import { PICTURE_FORMATS, pictureFile } from '#catalogue/photos/photo.ts';
import { isListed } from '#catalogue/works/artwork.ts';
import { workCard } from '#catalogue/works/work-view.ts';

export const OPEN_CATALOGUE_FILE = 'catalogue.json';

export function openCatalogue(editions: readonly [Edition, ...Edition[]]): string {
  const [{ catalogue }] = editions;
  const works = catalogue.works.filter(({ entry }) => isListed(entry));
  return JSON.stringify({
    artist: byLanguage(editions, ({ name, profession, addressOf, to }) => ({
      name,
      profession,
      page: addressOf(to.about),
    })),
    works: works.map((work) => openWork(editions, work)),
  });
}

function openWork(editions: readonly [Edition, ...Edition[]], work: CatalogueWork) {
  const { entry, photo } = work;
  const [{ addressOf, vocabulary }] = editions;
  const { size, date } = workFacts(work, vocabulary);
  return {
    id: entry.id,
    category: entry.category,
    ...(size && { widthCm: size.width, heightCm: size.height }),
    ...(date && { dateCreated: date }),
    ...(entry.availability && { availability: entry.availability }),
    ...byLanguage(editions, (edition) => {
      const card = workCard(work, edition.language, edition.vocabulary);
      return {
        title: card.title?.text ?? '',
        titleLanguage: card.title?.language,
        details: card.desc,
        date: card.date,
        ...(card.availability?.collection && { collection: card.availability.collection }),
        page: edition.addressOf(edition.to.artwork(entry)),
      };
    }),
    pictures: PICTURE_FORMATS.flatMap((format) =>
      photo.widths.map((width) => ({
        address: addressOf(pictureFile(photo.name, width, format)),
        width,
        height: Math.round((photo.height * width) / photo.width),
      })),
    ),
  };
}

function byLanguage<Value>(
  editions: readonly Edition[],
  describe: (edition: Edition) => Value,
): Record<string, Value> {
  return Object.fromEntries(editions.map((edition) => [edition.language, describe(edition)]));
}
