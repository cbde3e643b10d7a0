import type { CardWork } from '#app/ui/artwork-card.tsx';
import type { Facet, FacetValues } from '#catalogue/paths/facet-names.ts';

/** Of the element with facets and works; `data-source` names its file, `data-words` the search index. */
export const FIND_ID = 'find';

export interface FindSource {
  readonly facets: readonly NamedFacet[];
  /** In the artist's order. */
  readonly works: readonly FindWork[];
}

export interface NamedFacet {
  readonly facet: Facet;
  readonly name: string;
  readonly values: readonly {
    readonly value: string;
    readonly name: string;
    readonly count: number;
  }[];
}

export interface FindWork {
  readonly card: CardWork;
  readonly values: FacetValues;
  /** Index in the content, newest first, counted from 0. */
  readonly age: number;
  /** In square centimetres; missing if the size is unknown. */
  readonly area?: number;
}
