import type { CatalogueWork } from '#catalogue/catalogue.ts';
import { splitDetails } from '#catalogue/words/details-line.ts';
import { translatePhrase, type Vocabulary } from '#catalogue/words/vocabulary.ts';
import { textOf } from '#catalogue/works/artwork.ts';
import { hasProportionsOf, parseSize, type WorkSize } from '#catalogue/works/work-size.ts';
import { contentDate } from './content-date.ts';

const MEDIA = [
  'масло',
  'акрил',
  'акварель',
  'тушь',
  'сепия',
  'пастель',
  'уголь',
  'карандаш',
  'линер',
  'смешанная техника',
];

const SURFACES = [
  'холст',
  'холст на картоне',
  'оргалит',
  'бумага',
  'рисовая бумага',
  'крафт-бумага',
];

const FORMS = ['рисунок'];

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
  const pieces = splitDetails(desc).map(({ text }) => text.toLowerCase().replace(/\s*\d.*$/u, ''));
  const known = (words: readonly string[]) =>
    pieces
      .filter((piece) => words.includes(piece))
      .map((piece) => translatePhrase(vocabulary, piece).text);
  const size = /\d\s*[см]м/u.test(desc) ? parseSize(desc) : undefined;
  const date = contentDate(textOf(entry, 'date'));
  return {
    media: known(MEDIA),
    surfaces: known(SURFACES),
    forms: known(FORMS),
    ...(size && hasProportionsOf(photo, size) && { size }),
    ...(date && { date }),
  };
}
