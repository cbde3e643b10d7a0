import { withTimesSign } from '#catalogue/works/sizes.ts';
import { type Translation, translatePhrase, type Vocabulary } from './vocabulary.ts';

/** A piece of a work's details line. Shown as text, unit and separator one after the other. */
export interface DetailsPiece {
  /** Trimmed and never empty; sizes are written with ×. */
  readonly text: string;
  /** The unit that ended the piece. It separates, but visitors still have to read it. */
  readonly unit?: 'см';
  /** What the artist wrote between this piece and the next, with its space; empty after the last one. */
  readonly separator: ', ' | '. ' | ' ' | '';
}

/** The unit, only after a number: not in 'смешанная', nor in '60 см × 80 см', which is one size. */
const UNIT = String.raw`(?<=\d\s*)см(?![\p{L}\p{M}]|\s*×)[\s.,]*`;
/** A comma, but not a decimal one. */
const COMMA = String.raw`,(?!(?<=\d,)\d)[\s.,]*`;
/** Abbreviations that a full stop belongs to, besides single letters ('г.', initials). */
const ABBREVIATIONS = String.raw`\p{L}|гг|вв|ок|ул|пос|обл|им|смеш|мм|р-н`;
/** A full stop, but neither in a number or a date, nor an abbreviation's, which a comma may follow ('бум.,'). */
const FULL_STOP = String.raw`(?<!(?<![\p{L}\p{M}])(?:${ABBREVIATIONS}))\.(?!(?<=\d\.)\d|(?<=\p{L}\.),)[\s.,]*`;
const SEPARATOR = new RegExp(`${UNIT}|${COMMA}|${FULL_STOP}`, 'giu');

/**
 * Splits a details line at commas, full stops and the unit `см` (spec §2).
 *
 * @example
 * splitDetails('холст, масло, 60х80 см')
 * // [{ text: 'холст', separator: ', ' }, { text: 'масло', separator: ', ' },
 * //  { text: '60×80', unit: 'см', separator: '' }]
 */
export function splitDetails(line: string): readonly DetailsPiece[] {
  const source = withTimesSign(line.normalize('NFC'));
  const pieces: DetailsPiece[] = [];
  let start = 0;
  for (const match of source.matchAll(SEPARATOR)) {
    const text = source.slice(start, match.index).trim();
    start = match.index + match[0].length;
    if (text === '') continue;
    const isUnit = match[0].toLowerCase().startsWith('см');
    const separator = start === source.length ? '' : separatorIn(match[0]);
    pieces.push(isUnit ? { text, unit: 'см', separator } : { text, separator });
  }
  const rest = source.slice(start).trim();
  return rest === '' ? pieces : [...pieces, { text: rest, separator: '' }];
}

/**
 * The whole details line in the language of a vocabulary: each piece translated, the artist's punctuation kept.
 *
 * @example translateDetails('холст. масло. 60х80см', english).text // 'canvas. oil. 60×80 cm'
 */
export function translateDetails(line: string, vocabulary: Vocabulary): Translation {
  const unknown = new Set<string>();
  const translate = (phrase: string) => {
    const translation = translatePhrase(vocabulary, phrase);
    for (const word of translation.unknown) unknown.add(word);
    return translation.text;
  };
  const text = splitDetails(line)
    .map(({ text, unit, separator }) => {
      const withUnit = unit === undefined ? '' : ` ${translate(unit)}`;
      return `${translate(text)}${withUnit}${separator}`;
    })
    .join('');
  return { text, unknown: [...unknown] };
}

function separatorIn(text: string): DetailsPiece['separator'] {
  if (text.includes(',')) return ', ';
  return text.includes('.') ? '. ' : ' ';
}
