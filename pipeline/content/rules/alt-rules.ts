import type { GalleryEntry } from '#catalogue/schema/gallery-entry.ts';
import type { GalleryWordsFile } from '#catalogue/schema/locale-files.ts';
import type { NewsEntry } from '#catalogue/schema/news-entry.ts';
import type { CheckedFile } from '#pipeline/content/checked-file.ts';
import { errorAt, type Finding, type JsonPath } from '#pipeline/content/finding.ts';
import { messages, told } from '#pipeline/messages.ts';

const say = messages(
  {
    manyAlts: (alts: number, photos: number) =>
      told(
        `${alts} descriptions for ${photos} photos`,
        'write one for each of images, in the same order',
      ),
  },
  {
    manyAlts: (alts, photos) =>
      told(
        `описаний ${alts}, а фото ${photos}`,
        'напишите по одному к каждому из images, в том же порядке',
      ),
  },
);

interface Described {
  readonly gallery: CheckedFile<GalleryEntry[]>;
  readonly news: CheckedFile<NewsEntry[]>;
  readonly galleryWords: Readonly<Record<string, CheckedFile<GalleryWordsFile>>>;
}

/** Alt texts belong to photos by index, so a longer list is an error. */
export function altFindings({ gallery, news, galleryWords }: Described): Finding[] {
  const works = new Map(gallery.salvaged?.map((work) => [`art-${work?.id}`, work]));
  return [
    ...Object.values(galleryWords).flatMap(({ file, salvaged }) =>
      Object.entries(salvaged ?? {}).flatMap(([category, words]) =>
        Object.entries(words ?? {}).flatMap(([key, { imagesAlt } = {}]) => {
          const work = works.get(key);
          if (!work) return [];
          const place = { file, path: [category, key, 'imagesAlt'] };
          return surplus(place, imagesAlt, work.details?.images);
        }),
      ),
    ),
    ...(news.salvaged ?? []).flatMap((post, index) => {
      const { images, imagesAlt } = post?.content ?? {};
      const own = { file: news.file, path: [index, 'content', 'imagesAlt'] };
      const translated = Object.entries(post?.translations ?? {}).flatMap(([language, words]) => {
        const path = [index, 'translations', language, 'imagesAlt'];
        return surplus({ file: news.file, path }, words?.imagesAlt, images);
      });
      return [...surplus(own, imagesAlt, images), ...translated];
    }),
  ];
}

function surplus(
  place: { readonly file: string; readonly path: JsonPath },
  { length: alts }: readonly unknown[] = [],
  { length: photos }: readonly unknown[] = [],
): Finding[] {
  return alts <= photos ? [] : [errorAt(place, ...say().manyAlts(alts, photos))];
}
