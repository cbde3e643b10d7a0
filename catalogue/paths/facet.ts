// Apart from `facets.ts`, so that the browser gets these lists without the vocabularies.

/** In the order of the page and of URLs. */
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

/** Centimetres of the longer side, at most. */
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

/** As in URLs; empty where the texts of a work are silent or uncertain. */
export type FacetValues = Readonly<Record<Facet, readonly string[]>>;

export function byFacet<Value>(make: (facet: Facet) => Value): Record<Facet, Value> {
  return Object.fromEntries(FACETS.map((facet) => [facet, make(facet)])) as Record<Facet, Value>;
}
