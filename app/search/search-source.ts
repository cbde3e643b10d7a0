import type { ShownPhoto } from '#app/pictures/picture-candidates.ts';
import type { Found, SearchDocument, SearchIndex } from '#catalogue/find/search-index.ts';
import type { Labels } from '#catalogue/words/labels.ts';
import type { WorkAvailability } from '#catalogue/works/availability.ts';

export interface SearchedThing extends SearchDocument {
  readonly photo: ShownPhoto;
  /** Missing for posts, and where the artist states none. */
  readonly availability?: WorkAvailability;
}

export interface SearchedResult {
  readonly found: Found;
  readonly thing: SearchedThing;
}

export interface SearchSource {
  readonly index: SearchIndex;
  readonly things: readonly SearchedThing[];
  readonly labels: Labels['search'] & Pick<Labels, 'untitled' | 'close' | 'availability'>;
}
