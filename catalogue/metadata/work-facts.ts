import type { CatalogueWork } from '#catalogue/catalogue.ts';
import { translatePhrase, type Vocabulary } from '#catalogue/words/vocabulary.ts';
import { textOf } from '#catalogue/works/artwork.ts';
import { materialsIn } from '#catalogue/works/materials.ts';
import { certainSize, type WorkSize } from '#catalogue/works/work-size.ts';
import { contentDate } from './content-date.ts';

/** What a work is certain to be, in the language of a vocabulary; what its details leave open is missing. */
export interface WorkFacts {
  readonly media: readonly string[];
  readonly surfaces: readonly string[];
  readonly forms: readonly string[];
  /** In centimetres. */
  readonly size?: WorkSize;
  /** A year, a month or a day, as ISO 8601 writes them. */
  readonly date?: string;
}

/** Reads the details of a work for machines: only words that are known, only sizes that its photo agrees with. */
export function workFacts({ entry, photo }: CatalogueWork, vocabulary: Vocabulary): WorkFacts {
  const desc = textOf(entry, 'desc');
  const { techniques, grounds, forms } = materialsIn(desc);
  const told = (phrase: string) => translatePhrase(vocabulary, phrase).text;
  const size = certainSize(desc, photo);
  const date = contentDate(textOf(entry, 'date'));
  return {
    media: techniques.map(({ phrase }) => told(phrase)),
    surfaces: grounds.map(({ phrase }) => told(phrase)),
    forms: forms.map(told),
    ...(size && { size }),
    ...(date && { date }),
  };
}
