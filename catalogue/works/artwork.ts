import type { GalleryEntry, ParagraphClass } from '#catalogue/content/gallery-entry.ts';
import type { Category } from './categories.ts';
import { parseVideoLink, type VideoLink } from './video-links.ts';

/** A further picture of a work: a file of `images/gallery/details`, or an address that the build fetches. */
export type DetailImage =
  | { readonly place: 'local'; readonly name: string }
  | { readonly place: 'remote'; readonly address: string };

/** A paragraph of a work's page; `content` is often a placeholder such as `{{1}}` (see `story.ts`). */
interface Paragraph {
  readonly content: string;
  readonly classes: readonly ParagraphClass[];
}

/** A work as the website knows it: what `content/gallery.json` may leave out is filled in, what is empty is gone. */
export interface Artwork {
  readonly id: number;
  readonly category: Category;
  /** The key of its words in `locales/{ru,en}/gallery.json`, `art-{id}`. */
  readonly title: string;
  /** The main photo, a file of `images/gallery`. */
  readonly src: string;
  /** Spec §2: a missing priority counts as 0. */
  readonly priority: number;
  /** Whether it stands in grids, counts and the sitemap: only if `active` is the text `true` (spec §2). */
  readonly isListed: boolean;
  /** Place, month and year in Russian, or empty. */
  readonly date: string;
  /** Medium and size in Russian, or empty. */
  readonly desc: string;
  readonly detailImages: readonly DetailImage[];
  readonly paragraphs: readonly Paragraph[];
  /** Those of VK first, then those of YouTube. */
  readonly videos: readonly VideoLink[];
  /** What the artist says the average colour is, `#rrggbb`; else the photo's own counts. */
  readonly averageColour?: string;
}

/**
 * A work past the border: the only place that knows how the artist's file spells things.
 *
 * Video links that cannot be understood are left out; the content check has refused them by then.
 */
export function parseArtwork({ details, ...entry }: GalleryEntry): Artwork {
  return {
    id: entry.id,
    category: entry.category,
    title: entry.title,
    src: entry.src,
    priority: entry.priority ?? 0,
    isListed: entry.active === 'true',
    date: details.date?.trim() ?? '',
    desc: details.desc?.trim() ?? '',
    detailImages: withoutEmpty(details.images).map(parseDetailImage),
    paragraphs: (details.text ?? [])
      .filter(({ content }) => content.trim() !== '')
      .map(({ content, classes = [] }) => ({ content, classes })),
    videos: parseVideos([...(details.vk_videos ?? []), ...(details.yt_videos ?? [])]),
    ...(details.average_color && { averageColour: hexColour(details.average_color) }),
  };
}

/**
 * Tells a file of the details folder from an address: what starts with `http` is an address (spec §2).
 *
 * @example parseDetailImage('river-crop.jpg') // { place: 'local', name: 'river-crop.jpg' }
 */
export function parseDetailImage(image: string): DetailImage {
  return image.startsWith('http')
    ? { place: 'remote', address: image }
    : { place: 'local', name: image };
}

/** The entries of an optional list, trimmed, without those that say nothing. */
export function withoutEmpty(list: readonly string[] = []): string[] {
  return list.map((entry) => entry.trim()).filter((entry) => entry !== '');
}

/** The videos behind a list of addresses or codes, in its order. */
export function parseVideos(addresses: readonly string[] = []): VideoLink[] {
  return addresses.map(parseVideoLink).filter((video) => video !== undefined);
}

function hexColour(channels: readonly number[]): string {
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
