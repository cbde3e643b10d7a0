/** What works can be chosen by, in the order in which it is offered and stands in addresses. */
export const FACETS = [
  'category',
  'technique',
  'ground',
  'size',
  'format',
  'colour',
  'place',
  'decade',
  'year',
  'availability',
] as const;

export type Facet = (typeof FACETS)[number];

/** Up to so many centimetres on the longer side; what is larger than the last is `larger`. */
export const SIZES = ['30', '60', '100', 'larger'] as const;

export const FORMATS = ['upright', 'wide', 'square', 'scroll'] as const;

/** The pigments that colours are named for; in addresses they stay. */
export const PIGMENTS = [
  'cinnabar',
  'madder',
  'sienna',
  'ochre',
  'cadmium-yellow',
  'green-earth',
  'cerulean',
  'ultramarine',
  'cobalt-violet',
  'lamp-black',
] as const;

export type Pigment = (typeof PIGMENTS)[number];

/** The values that a work has of every facet, as addresses name them; none where its texts leave it open. */
export type FacetValues = Readonly<Record<Facet, readonly string[]>>;

/** Something for each facet. */
export function byFacet<Value>(make: (facet: Facet) => Value): Record<Facet, Value> {
  return Object.fromEntries(FACETS.map((facet) => [facet, make(facet)])) as Record<Facet, Value>;
}
