import type { PlacedPhoto } from './picture-candidates.ts';

/** What a route says of its pages beside what they show, by the data of their loader. */
export interface PageHandle<Data> {
  /** To be fetched together with the page. */
  readonly firstPicture: (data: Data) => PlacedPhoto | undefined;
  /** The id of the element with which the first screen is full; without one it is the footer. */
  readonly firstScreenEnd?: (data: Data) => string | undefined;
}
