import type { GalleryEntry, ParagraphClass } from '#catalogue/schema/gallery-entry.ts';
import { parseVideoLink, type VideoLink } from './video-links.ts';
import type { WorkText } from './work-texts.ts';

type Details = Pick<GalleryEntry, 'details'>;

/** A file of `images/gallery/details`, or a URL that the build downloads. */
export type DetailImage =
  | { readonly place: 'local'; readonly name: string }
  | { readonly place: 'remote'; readonly address: string };

// `content` is often a placeholder such as `{{1}}` (see story.ts).
interface Paragraph {
  readonly content: string;
  readonly classes: readonly ParagraphClass[];
  /** Scrolls only: position of the passage, in percent of the length. */
  readonly at?: number;
}

/** Spec §2: a work is listed only if `active` is the text `true`. */
export function isListed({ active }: Pick<GalleryEntry, 'active'>): boolean {
  return active === 'true';
}

export function textOf({ details }: Details, text: WorkText): string {
  return details[text]?.trim() ?? '';
}

export function detailImagesOf({ details }: Details): DetailImage[] {
  return withoutEmpty(details.images).map(parseDetailImage);
}

export function paragraphsOf({ details }: Details): Paragraph[] {
  return (details.text ?? [])
    .filter(({ content }) => content.trim() !== '')
    .map(({ content, classes = [], at }) => ({
      content,
      classes,
      ...(at !== undefined && { at }),
    }));
}

/** VK first. The content check has already refused links that cannot be parsed. */
export function videosOf({ details }: Details): VideoLink[] {
  return parseVideos([...(details.vk_videos ?? []), ...(details.yt_videos ?? [])]);
}

/** `#rrggbb`; without it the build uses the average of the photo. */
export function averageColourOf({ details }: Details): string | undefined {
  return details.average_color && hexColour(details.average_color);
}

/** Spec §2: anything that starts with `http` is a URL, not a file of the details folder. */
export function parseDetailImage(image: string): DetailImage {
  return image.startsWith('http')
    ? { place: 'remote', address: image }
    : { place: 'local', name: image };
}

export function withoutEmpty(list: readonly string[] = []): string[] {
  return list.map((entry) => entry.trim()).filter((entry) => entry !== '');
}

export function parseVideos(addresses: readonly string[] = []): VideoLink[] {
  return addresses.map(parseVideoLink).filter((video) => video !== undefined);
}

function hexColour(channels: readonly number[]): string {
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
