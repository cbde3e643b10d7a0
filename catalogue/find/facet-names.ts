import type { InterfaceWords } from '#catalogue/words/interface-words.ts';
import { translatePhrase, type Vocabulary } from '#catalogue/words/vocabulary.ts';
import type { Availability } from '#catalogue/works/availability.ts';
import type { Facet, FORMATS, Pigment, SIZES } from './facet.ts';
import type { FacetValue } from './facets.ts';

/** The words that facets are named with. */
export interface FacetWords {
  readonly category: InterfaceWords['category'];
  readonly availability: InterfaceWords['availability'];
  readonly find: Pick<InterfaceWords['find'], 'facet' | 'size' | 'format' | 'colour' | 'decade'>;
}

/**
 * What a value of a facet is called in the language of the words: what the artist has written, in her own words.
 *
 * @example a technique 'oil', written as 'масло' // 'масло', 'oil'
 */
export function valueName(
  facet: Facet,
  { value, phrase }: Pick<FacetValue, 'value' | 'phrase'>,
  { words, vocabulary }: { readonly words: FacetWords; readonly vocabulary: Vocabulary },
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
