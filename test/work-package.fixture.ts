import { createHash } from 'node:crypto';
import { zipSync } from 'fflate';
import sharp from 'sharp';
import { summedText, WORK_FILE, type WorkPackage } from '#catalogue/add/work-package.ts';
import type { GalleryEntry } from '#catalogue/schema/gallery-entry.ts';

type Details = GalleryEntry['details'];

/** What differs from the work that {@link workPackage} describes. */
export interface WorkChange extends Partial<Omit<GalleryEntry, 'details'>> {
  readonly details?: Details;
  readonly words?: WorkPackage['words'];
  readonly replaces?: boolean;
  /** That of the draft, which finds the work again. */
  readonly draft?: string;
}

/** What `/add` says of a new work: a lake, the third work of the content fixture. */
export function workPackage({ words, replaces, draft, ...change }: WorkChange = {}): WorkPackage {
  const id = change.id ?? 3;
  return {
    version: 1,
    entry: {
      id,
      category: 'landscape',
      title: `art-${id}`,
      src: 'ozero-3.jpg',
      active: 'true',
      details: {
        date: 'Крым, июнь 2019',
        desc: 'холст, масло, 60х80 см',
        text: [{ content: '{{1}}' }],
      },
      ...change,
    },
    ...(draft !== undefined && { key: draft }),
    ...(replaces !== undefined && { replaces }),
    words: words ?? {
      ru: { title: 'Озеро', text: { 1: 'Тишина.' } },
      en: { title: 'Lake', text: { 1: 'Silence.' } },
    },
  };
}

/** The archive in which `/add` hands over a work and its new photos. */
export function packWork(work: WorkPackage, photos: Readonly<Record<string, Uint8Array>>): Buffer {
  const json = new TextEncoder().encode(JSON.stringify(work));
  return Buffer.from(zipSync({ [WORK_FILE]: json, ...photos }));
}

/** As above, with the sums of all of it. */
export function packSummedWork(
  work: WorkPackage,
  photos: Readonly<Record<string, Uint8Array>>,
): Buffer {
  const sums = Object.entries({ [WORK_FILE]: summedText(work), ...photos }).map(
    ([path, content]) => [path, createHash('sha256').update(content).digest('hex')] as const,
  );
  return packWork({ ...work, sums: Object.fromEntries(sums) }, photos);
}

/** A small photo of one colour. */
export function plainPhoto(background = '#30506a'): Promise<Buffer> {
  return sharp({ create: { width: 8, height: 6, channels: 3, background } })
    .jpeg()
    .toBuffer();
}
