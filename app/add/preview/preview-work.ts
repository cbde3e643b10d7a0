import type { AddDraft } from '#app/add/drafts/add-draft.ts';
import type { GeneratedWork } from '#catalogue/add/generated-work.ts';
import { packagePath } from '#catalogue/add/work-package.ts';
import type { CatalogueWork } from '#catalogue/catalogue.ts';
import type { Photo } from '#catalogue/photos/photo.ts';
import { type DetailImage, detailImagesOf, textOf } from '#catalogue/works/artwork.ts';
import { listedWorks } from '#catalogue/works/listed-works.ts';
import { parseSize } from '#catalogue/works/work-size.ts';

/** Photos that the site does not have yet have names that start like this; none of its own does. */
const PREVIEW_NAME = '~preview-';

/** A work as the site would have it, and the files behind those of its photos that are not there yet. */
export interface PreviewWork {
  readonly work: CatalogueWork;
  /** Works of its category, which stand beside its card. */
  readonly neighbours: readonly CatalogueWork[];
  /** By the name of the photo; without a file, a blank of its size stands in. */
  readonly files: ReadonlyMap<string, Blob | undefined>;
}

/** What a preview is made of. */
export interface PreviewSources {
  readonly generated: GeneratedWork;
  readonly draft: AddDraft;
  /** The new photos, by their paths in the folder. */
  readonly newFiles: ReadonlyMap<string, Blob>;
  readonly works: readonly CatalogueWork[];
}

/** Puts a draft together with photos, new or of the site, as the pipeline does it with the folder. */
export function previewWork({ generated, draft, newFiles, works }: PreviewSources): PreviewWork {
  const { entry, words } = generated;
  const files = new Map<string, Blob | undefined>();
  const blank = (size: Pick<Photo, 'width' | 'height'>, file?: Blob): Photo => {
    const name = `${PREVIEW_NAME}${files.size}`;
    files.set(name, file);
    const { width, height } = size;
    return { name, width, height, colour: '#d9d1c3', widths: [width] };
  };
  const onSite = photosOnSite(works);
  const paths = [...newFiles.keys()];
  const detailPhoto = (image: DetailImage): Photo => {
    const key = image.place === 'local' ? image.name : image.address;
    const path = packagePath({ role: 'gallery/details', name: key });
    const taken = draft.details[paths.filter((each) => each.includes('/details/')).indexOf(path)];
    return taken
      ? blank(taken.prepared, taken.prepared.blob)
      : (onSite.details.get(key) ?? blank(SQUARE));
  };
  return {
    work: {
      entry,
      words,
      photo: draft.main
        ? blank(draft.main.prepared, draft.main.prepared.blob)
        : (onSite.main.get(entry.src) ?? blank(inPixels(textOf(entry, 'desc')))),
      detailPhotos: detailImagesOf(entry).map(detailPhoto),
    },
    neighbours: listedWorks(works, entry.category)
      .filter((other) => other.entry.id !== entry.id)
      .slice(0, MOST_NEIGHBOURS),
    files,
  };
}

const MOST_NEIGHBOURS = 2;

const SQUARE = { width: 1200, height: 1200 };

const LONGEST_BLANK_PX = 1200;

/** A blank has the proportions of the work as far as they are known. */
function inPixels(desc: string): Pick<Photo, 'width' | 'height'> {
  const size = parseSize(desc) ?? SQUARE;
  const scale = LONGEST_BLANK_PX / Math.max(size.width, size.height);
  const pixels = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: pixels(size.width), height: pixels(size.height) };
}

function photosOnSite(works: readonly CatalogueWork[]) {
  const details = works.flatMap(({ entry, detailPhotos }) =>
    detailImagesOf(entry).map((image, index) => {
      const name = image.place === 'local' ? image.name : image.address;
      return [name, detailPhotos[index]] as const;
    }),
  );
  return {
    main: new Map(works.map(({ entry, photo }) => [entry.src, photo])),
    details: new Map(details.filter((pair): pair is [string, Photo] => pair[1] !== undefined)),
  };
}

/**
 * Markup in which photos that the site does not have are shown from their files; undefined as long as one of them has
 * no address, since a browser would ask the host for it.
 *
 * @param addressOf the address of a photo's file by its name
 */
export function withPreviewPhotos(
  markup: string,
  addressOf: (name: string) => string | undefined,
): string | undefined {
  let isComplete = true;
  const filled = markup
    .replace(/<source\b[^>]*~preview-[^>]*>/g, '')
    .replace(/[^\s"'&;,=]*images\/(~preview-\d+)-\d+\.(?:avif|jpg)/g, (_, name: string) => {
      const address = addressOf(name);
      isComplete &&= address !== undefined;
      return address ?? '';
    });
  return isComplete ? filled : undefined;
}
