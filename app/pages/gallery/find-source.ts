import type { Sort } from '#catalogue/find/choice.ts';
import type { Facet, FacetValues } from '#catalogue/find/facet.ts';
import type { CardLabels, CardWork } from './labelled-card.tsx';

/** `data-source` names the file with all works, `data-words` the search index. */
export const FIND_ID = 'find';

export interface NamedFacet {
  readonly facet: Facet;
  readonly name: string;
  readonly values: readonly {
    readonly value: string;
    readonly name: string;
    readonly count: number;
  }[];
}

export interface FindLabels extends CardLabels {
  readonly choose: string;
  readonly clear: string;
  readonly none: string;
  /** With `{{words}}`. */
  readonly forgetWords: string;
  /** Replaces the artist's order while searching. */
  readonly bestFirst: string;
  readonly showMore: string;
  readonly sort: string;
  readonly sorts: Readonly<Record<Sort, string>>;
  /** '{{count}} works' for each plural form of the language. */
  readonly counts: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;
}

export interface FindWork {
  readonly card: CardWork;
  readonly values: FacetValues;
  /** Index in the content, newest first, counted from 0. */
  readonly age: number;
  /** In square centimetres; missing if the size is unknown. */
  readonly area?: number;
}

export interface FindSource {
  readonly facets: readonly NamedFacet[];
  readonly works: readonly FindWork[];
  readonly labels: FindLabels;
}
