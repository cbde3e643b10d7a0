import type { GalleryEntry, ParagraphClass } from '#catalogue/content/gallery-entry.ts';
import { parseVideoLink, type VideoLink } from './video-links.ts';
import type { WorkText } from './work-texts.ts';

type Details = Pick<GalleryEntry, 'details'>;

/** A further picture of a work: a file of `images/gallery/details`, or an address that the build fetches. */
export type DetailImage =
  | { readonly place: 'local'; readonly name: string }
  | { readonly place: 'remote'; readonly address: string };

/** A paragraph of a work's page; `content` is often a placeholder such as `{{1}}` (see `story.ts`). */
interface Paragraph {
  readonly content: string;
  readonly classes: readonly ParagraphClass[];
  /** Of a scroll: the passage that it is about, in percent of the length. */
  readonly at?: number;
}

/** Whether a work stands in grids, counts and the sitemap: only if `active` is the text `true` (spec §2). */
export function isListed({ active }: Pick<GalleryEntry, 'active'>): boolean {
  return active === 'true';
}

/** A text of a work in the first language, or empty. */
export function textOf({ details }: Details, text: WorkText): string {
  return details[text]?.trim() ?? '';
}

/** The further pictures of a work, in their order. */
export function detailImagesOf({ details }: Details): DetailImage[] {
  return withoutEmpty(details.images).map(parseDetailImage);
}

/** The paragraphs of a work that say something. */
export function paragraphsOf({ details }: Details): Paragraph[] {
  return (details.text ?? [])
    .filter(({ content }) => content.trim() !== '')
    .map(({ content, classes = [], at }) => ({
      content,
      classes,
      ...(at !== undefined && { at }),
    }));
}

/** The videos of a work, those of VK first. The content check has refused links that cannot be understood. */
export function videosOf({ details }: Details): VideoLink[] {
  return parseVideos([...(details.vk_videos ?? []), ...(details.yt_videos ?? [])]);
}

/** What the artist says the average colour of a work is, `#rrggbb`; else the photo's own counts. */
export function averageColourOf({ details }: Details): string | undefined {
  return details.average_color && hexColour(details.average_color);
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
