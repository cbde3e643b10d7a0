// Separate from `catalogue/find/facets.ts`, so that browser bundles do not contain the vocabularies.

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

/** Names of colours, with their swatches. They are part of URLs and must stay stable. */
export const PIGMENTS = {
  cinnabar: '#c23b26',
  madder: '#a34a63',
  sienna: '#85492c',
  ochre: '#bf9351',
  'cadmium-yellow': '#e6b72c',
  'green-earth': '#6d8258',
  cerulean: '#4f94b4',
  ultramarine: '#33509a',
  'cobalt-violet': '#84629d',
  'lamp-black': '#2b2928',
} as const;

export type Pigment = keyof typeof PIGMENTS;

export type FacetValues = Readonly<Record<Facet, readonly string[]>>;

export function byFacet<Value>(make: (facet: Facet) => Value): Record<Facet, Value> {
  return Object.fromEntries(FACETS.map((facet) => [facet, make(facet)])) as Record<Facet, Value>;
}
