import { openedIndex } from '#app/ui/page-attributes.ts';
import type { Photo } from '#catalogue/photos/photo.ts';
import type { WorkAvailability } from '#catalogue/schema/availability.ts';
import type { LocalizedText } from '#catalogue/texts/localized-text.ts';

export interface LightboxItem {
  readonly title: LocalizedText;
  readonly photo: Photo;
  readonly alt?: LocalizedText | string | undefined;
  readonly facts: readonly string[];
  readonly work?: number;
  readonly availability?: WorkAvailability;
  readonly page?: string;
  readonly wall?: string;
  readonly unrolled?: string;
}

export interface LightboxSeries {
  readonly query: string;
  /** Spec §2, artwork detail page: no step leads from one image to another. */
  readonly isSingle?: boolean;
  readonly items: readonly LightboxItem[];
}

export const LIGHTBOX_DATA_ID = 'lightbox-data';

/** In the lightbox: all other slides are hidden from screen readers. */
export const CURRENT_IMAGE = '[aria-hidden="false"] picture img';

export interface LightboxSource extends Pick<LightboxSeries, 'query' | 'isSingle'> {
  /** Or the URL of a JSON file, where they would make the page much larger. */
  readonly items: LightboxSeries['items'] | string;
}

export function openedBy({ target }: Pick<Event, 'target'>): number | undefined {
  const link = (target as Element | null)?.closest?.(openedIndex.selector);
  return link ? Number(openedIndex.read(link)) : undefined;
}
