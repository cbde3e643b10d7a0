import type { CatalogueWork } from '#catalogue/catalogue.ts';
import { translatePhrase, type Vocabulary } from '#catalogue/words/vocabulary.ts';
import { textOf } from '#catalogue/works/artwork.ts';
import { materialsIn } from '#catalogue/works/materials.ts';
import { certainSize, type WorkSize } from '#catalogue/works/work-size.ts';
import { contentDate } from './content-date.ts';

export interface WorkFacts {
  readonly media: readonly string[];
  readonly surfaces: readonly string[];
  readonly forms: readonly string[];
  /** In centimetres. */
  readonly size?: WorkSize;
  /** ISO 8601: a year, a month or a day. */
  readonly date?: string;
}

/** For machines: only known words, and sizes that match the photo. */
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
