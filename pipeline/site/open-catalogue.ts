import type { Edition } from '#catalogue/metadata/edition.ts';
import { PICTURE_FORMATS, pictureFile } from '#catalogue/photos/photo.ts';
import { normalizeLine } from '#catalogue/texts/normalize-text.ts';
import type { Work } from '#catalogue/works/work.ts';

export const OPEN_CATALOGUE_FILE = 'catalogue.json';

export function openCatalogue(editions: readonly [Edition, ...Edition[]]): string {
  const [{ works }] = editions;
  const json = JSON.stringify({
    artist: byLanguage(editions, ({ name, profession, addressOf, to }) => ({
      name,
      profession,
      page: addressOf(to.about),
    })),
    works: works.filter(({ isListed }) => isListed).map((work) => openWork(editions, work)),
  });
  // Programs compare texts, and few expect a no-break space.
  return normalizeLine(json);
}

function openWork(editions: readonly [Edition, ...Edition[]], work: Work) {
  const { id, category, size, created, availability, photo } = work;
  const [{ addressOf }] = editions;
  return {
    id,
    category,
    ...(size && { widthCm: size.width, heightCm: size.height }),
    ...(created && { dateCreated: created }),
    ...(availability && { availability: availability.state }),
    ...byLanguage(editions, ({ workById, addressOf, to }) => {
      const { title, desc, date, availability } = workById.get(id) ?? work;
      return {
        title: title.text,
        titleLanguage: title.language,
        details: desc,
        date,
        ...(availability?.collection && { collection: availability.collection }),
        page: addressOf(to.artwork(work)),
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
