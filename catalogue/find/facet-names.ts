import type { Labels } from '#catalogue/words/labels.ts';
import { translatePhrase, type Vocabulary } from '#catalogue/words/vocabulary.ts';
import type { Availability } from '#catalogue/works/availability.ts';
import type { Facet, FORMATS, Pigment, SIZES } from './facet.ts';
import type { FacetValue } from './facets.ts';

/**
 * What a value of a facet is called in the language of the words: what the artist has written, in her own words.
 *
 * @example a technique 'oil', written as 'масло' // 'масло', 'oil'
 */
export function valueName(
  facet: Facet,
  { value, phrase }: Pick<FacetValue, 'value' | 'phrase'>,
  { words, vocabulary }: { readonly words: Labels; readonly vocabulary: Vocabulary },
): string {
  switch (facet) {
    case 'category':
      return words.category[value] ?? value;
    case 'size':
      return words.find.size[value as (typeof SIZES)[number]];
    case 'format':
      return words.find.format[value as (typeof FORMATS)[number]];
    case 'colour':
      return words.find.colour[value as Pigment];
    case 'decade':
      return words.find.decade.replace('{{decade}}', value.replace(/s$/, ''));
    case 'year':
      return value;
    case 'availability':
      return words.availability[value as Availability];
    case 'technique':
    case 'ground':
    case 'place':
      return translatePhrase(vocabulary, phrase ?? value).text;
  }
}

/** A name as it stands by itself. */
export function capitalized(name: string): string {
  return name.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}
