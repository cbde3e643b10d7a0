import type { Sort } from '#catalogue/find/choice.ts';
import type { Facet, FacetValues } from '#catalogue/find/facet.ts';
import type { WorkCard } from '#catalogue/works/work-view.ts';
import type { CardLabels } from './labelled-card.tsx';

/**
 * The id of the part of a page in which works are chosen. Where that happens in place, its `data-source` names the file
 * with all of them, and its `data-words` the one that is searched.
 */
export const FIND_ID = 'find';

/** A facet with the values that works have of it, in words. */
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
  /** What stands for the artist's order where words are searched for. */
  readonly bestFirst: string;
  readonly showMore: string;
  readonly sort: string;
  readonly sorts: Readonly<Record<Sort, string>>;
  /** '{{count}} works', by the plural forms that the language has. */
  readonly counts: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;
}

/** A work among those that can be chosen. */
export interface FindWork {
  readonly card: WorkCard;
  readonly values: FacetValues;
  /** Its place in the content, which is newest first, counted from 0. */
  readonly age: number;
  /** In square centimetres, where the size is known. */
  readonly area?: number;
}

/** All that a browser needs to choose among works; in the artist's order. */
export interface FindSource {
  readonly facets: readonly NamedFacet[];
  readonly works: readonly FindWork[];
  readonly labels: FindLabels;
}
