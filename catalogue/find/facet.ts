/** What works can be chosen by, in the order in which it is offered and stands in addresses. */
export const FACETS = [
  'category',
  'technique',
  'ground',
  'size',
  'format',
  'place',
  'decade',
  'year',
  'availability',
] as const;

export type Facet = (typeof FACETS)[number];

/** Up to so many centimetres on the longer side; what is larger than the last is `larger`. */
export const SIZES = ['30', '60', '100', 'larger'] as const;

export const FORMATS = ['upright', 'wide', 'square', 'scroll'] as const;

/** The values that a work has of every facet, as addresses name them; none where its texts leave it open. */
export type FacetValues = Readonly<Record<Facet, readonly string[]>>;

/** Something for each facet. */
export function byFacet<Value>(make: (facet: Facet) => Value): Record<Facet, Value> {
  return Object.fromEntries(FACETS.map((facet) => [facet, make(facet)])) as Record<Facet, Value>;
}
