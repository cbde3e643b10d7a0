import type { ShownPhoto } from '#app/pictures/picture-candidates.ts';
import type { Found, SearchDocument, SearchIndex } from '#catalogue/find/search-index.ts';
import type { InterfaceWords } from '#catalogue/words/interface-words.ts';
import type { WorkAvailability } from '#catalogue/works/availability.ts';

/** What is shown of something that was found, besides its texts. */
export interface SearchedThing extends SearchDocument {
  /** Its smallest picture. */
  readonly photo: ShownPhoto;
  /** Missing where the artist says nothing of it, and of posts. */
  readonly availability?: WorkAvailability;
}

/** Something that was found, with what is shown of it. */
export interface SearchedResult {
  readonly found: Found;
  readonly thing: SearchedThing;
}

/** The file with all that is searched on the pages of a language. */
export interface SearchSource {
  readonly index: SearchIndex;
  readonly things: readonly SearchedThing[];
  readonly labels: InterfaceWords['search'] &
    Pick<InterfaceWords, 'untitled' | 'close' | 'availability'>;
}
