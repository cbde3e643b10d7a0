import type { Photo } from '#catalogue/photos/photo.ts';
import type { LocalizedText } from '#catalogue/texts/localized-text.ts';

export interface LightboxItem {
  readonly title: LocalizedText;
  readonly photo: Photo;
  /** Where the title does not say everything. */
  readonly alt?: LocalizedText | string | undefined;
  readonly facts: readonly string[];
  /** The id of a work that can be selected. */
  readonly work?: number;
  /** The last of the facts is the availability. */
  readonly endsWithState?: boolean;
  /** Precedes the availability, as the dots of galleries do. */
  readonly dot?: 'gone' | 'reserved';
  /** The inquiry asks for a similar work. */
  readonly isGone?: boolean;
  readonly page?: string;
  /** URL; only for works of known size. */
  readonly wall?: string;
  readonly unrolled?: string;
}

export interface LightboxSeries {
  /** Query parameter of the current image, counted from 1. */
  readonly query: string;
  /** Spec §2, artwork detail page: no step leads from one image to another. */
  readonly isSingle?: boolean;
  readonly items: readonly LightboxItem[];
}

export const LIGHTBOX_DATA_ID = 'lightbox-data';

export interface LightboxSource extends Pick<LightboxSeries, 'query' | 'isSingle'> {
  /** Or the URL of a JSON file, where they would make the page much larger. */
  readonly items: LightboxSeries['items'] | string;
}

interface Opened {
  readonly link: HTMLAnchorElement;
  readonly index: number;
}

export function openedBy({ target }: Pick<Event, 'target'>): Opened | undefined {
  const link = (target as Element | null)?.closest?.<HTMLAnchorElement>('a[data-opens]');
  return link ? { link, index: Number(link.dataset.opens) } : undefined;
}
