import type { ShownPhoto } from '#app/ui/pictures/picture-candidates.ts';
import type { Found, SearchDocument, SearchIndex } from '#catalogue/find/search-index.ts';
import type { WorkAvailability } from '#catalogue/schema/availability.ts';

/** `id` is the key in the source. */
export type SearchedThing = Omit<SearchDocument, 'id'> & {
  readonly photo: ShownPhoto;
  /** Missing for posts, and where the artist states none. */
  readonly availability?: WorkAvailability | undefined;
};

export interface SearchedResult {
  readonly found: Found;
  readonly thing: SearchedThing;
}

export interface SearchSource {
  readonly index: SearchIndex;
  /** By id. */
  readonly things: Readonly<Record<string, SearchedThing>>;
}
