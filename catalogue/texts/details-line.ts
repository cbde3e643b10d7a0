import { normalizeSpaces } from '#catalogue/texts/normalize-text.ts';
import { withTimesSign } from '#catalogue/texts/size.ts';
import { type Translation, translatePhrase, type Vocabulary } from './vocabulary.ts';

export interface DetailsPiece {
  readonly text: string;
  /** The unit that ended the piece: a separator that visitors still have to read. */
  readonly unit?: 'см';
  readonly separator: ', ' | '. ' | ' ' | '';
}

// Only after a number: not in 'смешанная', nor in '60 см × 80 см', which is one size.
const UNIT = String.raw`(?<=\d\s*)см(?![\p{L}\p{M}]|\s*×)[\s.,]*`;
// Not a decimal comma.
const COMMA = String.raw`,(?!(?<=\d,)\d)[\s.,]*`;
// Abbreviations with a full stop, besides single letters ('г.', initials).
const ABBREVIATIONS = String.raw`\p{L}|гг|вв|ок|ул|пос|обл|им|смеш|мм|р-н`;
// Not in a number, date or abbreviation; a comma may follow an abbreviation ('бум.,').
const FULL_STOP = String.raw`(?<!(?<![\p{L}\p{M}])(?:${ABBREVIATIONS}))\.(?!(?<=\d\.)\d|(?<=\p{L}\.),)[\s.,]*`;
const SEPARATOR = new RegExp(`${UNIT}|${COMMA}|${FULL_STOP}`, 'giu');

/**
 * Spec §2: splits at commas, full stops and the unit `см`.
 * @example splitDetails('холст, 60х80 см') // [{ text: 'холст', separator: ', ' }, { text: '60×80', unit: 'см', separator: '' }]
 */
export function splitDetails(line: string): readonly DetailsPiece[] {
  const source = withTimesSign(normalizeSpaces(line));
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
