import type { Photo } from '#catalogue/photos/photo.ts';
import type { Wording } from '#catalogue/works/work-view.ts';

/** A picture of a series, and what is said of it. */
export interface LightboxItem {
  readonly title: Wording;
  readonly photo: Photo;
  /** What it shows, for those who cannot see it, where the title is not all that is known. */
  readonly alt?: Wording | string | undefined;
  /** What the caption says: medium, size, date. */
  readonly facts: readonly string[];
  /** The id of the work, where it is one that can be selected. */
  readonly work?: number;
  /** Whether the last fact says if the work can be had. */
  readonly isStateTold?: boolean;
  /** The one that galleries put beside what is gone: before that fact. */
  readonly dot?: 'gone' | 'reserved';
  /** Whether the work can no longer be bought: a letter asks for a similar one. */
  readonly isGone?: boolean;
  /** The address of its own page, if it has one. */
  readonly page?: string;
  /** The address where it is seen on a wall, if its size is known. */
  readonly wall?: string;
  /** The address where it is unrolled, if it is a long one. */
  readonly unrolled?: string;
}

/** The pictures that a lightbox shows. */
export interface LightboxSeries {
  /** The query parameter that names the picture on screen, counted from 1. */
  readonly query: string;
  /** Whether each picture opens by itself (spec §2, artwork detail page), and not as one of a gallery. */
  readonly isSingle?: boolean;
  readonly items: readonly LightboxItem[];
}

/** What leads to the pictures before and after. */
interface StepLabels {
  readonly previous: string;
  readonly next: string;
}

/** The words of the lightbox, in the language of the page. */
export interface LightboxLabels {
  readonly close: string;
  readonly steps: Readonly<Record<'works' | 'photos', StepLabels>>;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly whiteWall: string;
  readonly strip: string;
  readonly fullScreen: string;
  readonly help: string;
  /** What keys and fingers do, one sentence each; and what they do besides where there is more than one picture. */
  readonly helpLines: readonly string[];
  readonly seriesHelpLines: readonly string[];
  readonly failed: string;
  readonly tryAgain: string;
  readonly page: string;
  readonly share: string;
  readonly onWall: string;
  readonly unroll: string;
  /** With `{{title}}`. */
  readonly select: string;
  /** What a screen reader hears after a step, with `{{position}}` and `{{total}}`, which count from 1. */
  readonly position: string;
}

/** Where a page holds what its lightbox shows, as JSON. */
export const LIGHTBOX_DATA_ID = 'lightbox-data';

/** What a page gives its lightbox. */
export interface LightboxSource extends Pick<LightboxSeries, 'query' | 'isSingle'> {
  /** Or the address of a JSON file that holds them, where they would make the page much larger. */
  readonly items: LightboxSeries['items'] | string;
  /** The address of the JSON file with its words, which all pages of a language share. */
  readonly labels: string;
}
