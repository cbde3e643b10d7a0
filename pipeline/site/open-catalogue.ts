import { jpegFile, jpegWidth, pictureFile } from '#catalogue/photos/photo.ts';
import type { Site } from '#catalogue/site.ts';
import { normalizeSpaces } from '#catalogue/texts/normalize-text.ts';
import type { Work } from '#catalogue/works/work.ts';

export function openCatalogue(sites: readonly [Site, ...Site[]]): string {
  const json = JSON.stringify({
    artist: byLanguage(sites, ({ name, profession, url, pathTo }) => ({
      name,
      profession,
      page: url(pathTo.about),
    })),
    works: sites[0].allWorks
      .filter(({ isListed }) => isListed)
      .map((work) => openWork(sites, work)),
  });
  // Replaces no-break spaces, which programs that compare texts rarely expect.
  return normalizeSpaces(json);
}

function openWork(sites: readonly [Site, ...Site[]], work: Work) {
  const { id, category, size, created, availability, photo } = work;
  const [{ url }] = sites;
  return {
    id,
    category,
    ...(size && { widthCm: size.width, heightCm: size.height }),
    ...(created && { dateCreated: created }),
    ...(availability && { availability: availability.state }),
    ...byLanguage(sites, (site) => {
      const { title, desc, date, availability } = site.work(id) ?? work;
      return {
        title: title.text,
        titleLanguage: title.language,
        details: desc,
        date,
        ...(availability?.collection && { collection: availability.collection }),
        page: site.url(site.pathTo.artwork(work)),
      };
    }),
    pictures: [
      ...photo.widths.map((width) => [pictureFile(photo.name, width, 'avif'), width] as const),
      [jpegFile(photo), jpegWidth(photo)] as const,
    ].map(([file, width]) => ({
      address: url(file),
      width,
      height: Math.round((photo.height * width) / photo.width),
    })),
  };
}

function byLanguage(sites: readonly Site[], describe: (site: Site) => object) {
  return Object.fromEntries(sites.map((site) => [site.language, describe(site)]));
}
