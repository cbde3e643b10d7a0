import type { Photo } from '#catalogue/photo.ts';
import type { Wording } from '#catalogue/work-view.ts';

/** A picture of a series, and what is said of it. */
export interface LightboxItem {
  readonly title: Wording;
  readonly photo: Photo;
  /** What the caption says: medium, size, date. */
  readonly facts: readonly string[];
  /** Where its own page is, if it has one. */
  readonly page?: string;
}

/** The words of the lightbox, in the language of the page. */
export interface LightboxLabels {
  readonly close: string;
  readonly previous: string;
  readonly next: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly whiteWall: string;
  readonly fullScreen: string;
  readonly help: string;
  /** What keys and fingers do, one sentence each; and what they do besides where one picture leads to the next. */
  readonly helpLines: readonly string[];
  readonly seriesHelpLines: readonly string[];
  readonly failed: string;
  readonly tryAgain: string;
  readonly page: string;
  /** What a screen reader hears after a step; both numbers count from 1. */
  readonly positionOf: (position: number, total: number) => string;
}
