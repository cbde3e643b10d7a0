// Separate from `catalogue/find/facets.ts`, so that browser bundles do not contain the vocabularies.

/** In the order in which the filters are shown and appear in URLs. */
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

/** Longer side in centimetres, at most this; `larger` is above 100. */
export const SIZES = ['30', '60', '100', 'larger'] as const;

export const FORMATS = ['upright', 'wide', 'square', 'scroll'] as const;

/** Names of colours. They are part of URLs and must stay stable. */
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

/** As in URLs; empty where the texts of a work state nothing certain. */
export type FacetValues = Readonly<Record<Facet, readonly string[]>>;

export function byFacet<Value>(make: (facet: Facet) => Value): Record<Facet, Value> {
  return Object.fromEntries(FACETS.map((facet) => [facet, make(facet)])) as Record<Facet, Value>;
}
