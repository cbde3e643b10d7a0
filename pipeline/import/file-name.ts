import { contentDate } from '#catalogue/texts/content-date.ts';
import { normalizeSpaces } from '#catalogue/texts/normalize-text.ts';
import { readSize, type StatedSize, sizesIn } from '#catalogue/texts/size.ts';
import { isMaterial } from '#catalogue/works/materials.ts';
import { hasCertainUnit, withSize } from '#catalogue/works/work-size.ts';
import { dayInName, isDeviceName } from './device-name.ts';
import { dateInWords, possibleDate } from './photo-date.ts';

const ENDINGS = /(?:\.(?:jpe?g|jpe|jfif|png|webp|avif|tiff?))+$/i;

const COPY = /\s*(?:\(\d{1,2}\)|[-–—]\s*(?:копия|copy)(?:\s*\(?\d*\)?)?)$/iu;

/** A number that only sorts files has leading zeros, or punctuation behind it, and is no year. */
const SORTING_NUMBER =
  /^(?:0\d*[\s._)-]+|(?!(?:19|20)\d\d)\d{1,4}\s*(?:[.)_]|-(?=\s))\s*)(?=[\p{L}«"„(])/u;

const SEPARATOR = /(\s+[-–—]\s+|,(?!(?<=\d,)\d)|;|(?<=\p{L}{4}(?<!прибл))\.\s+(?=[\p{Lu}\d]))/u;

const LEADING_NUMBER = /^(?:\p{L}+[\s-]?\d{3,}|\d{6,})[\d\s.-]*(?=\s\p{L})/u;

const SOLD = atEdge('(?<!(?:не|not)\\s+)(?:продан[аоы]?|sold)');

const AMOUNT = '\\d{1,3}(?:[ .,]?\\d{3})*(?:\\s*(?:тыс|т)\\.?)?';
const CURRENCY =
  '(?:бел\\.?\\s*)?руб(?:\\.|л\\p{L}+)?|т?\\.?\\s?р\\.?(?=\\s*(?:$|[,;)]))|[₽$€£₴₸]|usd|eur|rub|byn|долл\\p{L}*|евро|euros?|dollars?|у\\.\\s?е\\.?';
const PRICE = new RegExp(
  `(?<![\\p{L}\\d])(?:(?:цена|стоимость|price)[\\s:-]*${AMOUNT}(?:\\s*(?:${CURRENCY}))?|(?:[₽$€£]|usd|eur|rub)\\s?${AMOUNT}|${AMOUNT}\\s*(?:${CURRENCY}))(?![\\p{L}\\d])`,
  'iu',
);

const YEAR = '(?:19[3-9]|20[0-4])\\d';
const MONTH = '(?:янв|фев|мар|апр|ма[йя]|июн|июл|авг|сен|окт|ноя|дек)\\p{L}*';
const DAY = `${YEAR}(?:-\\d\\d-|\\.\\d\\d\\.| \\d\\d |\\d\\d)\\d\\d|\\d\\d\\.\\d\\d\\.${YEAR}|\\d{1,2}\\s+${MONTH}\\s+${YEAR}`;
const PART = '(?:(?:нач|сер|кон)\\p{L}*\\.?\\s+|(?:early|mid|late)[\\s-]+)?';
const CIRCA = '(?:(?:ок(?:оло|\\.)?|прибл\\.|примерно|circa|ca\\.?|c\\.|~)\\s*)?';
const SPAN = `${YEAR}\\s*[-–—]\\s*(?:${YEAR}|\\d\\d)`;
const DECADE = `${PART}(?:19|20)?\\d0(?:-?(?:е|х|ые)|['’]?s)`;
const DATE = atEdge(`(?:${DAY}|${CIRCA}(?:${SPAN}|${DECADE}|${YEAR})\\??)(?:\\s*гг?(?:\\.|од)?)?`);
const CENTURY = new RegExp(
  `^${PART}(?:[XIVХ]+(?:\\s*[-–—]\\s*[XIVХ]+)?|\\d\\d?(?:-?й|th|st)?)\\s*(?:вв?\\.?|век\\p{L}*|century)$`,
  'iu',
);
const YEAR_SIGN = /(?<=\d)\s*г(?:\.|од)?$/iu;

/** Recognizes only certain facts; all other words stay in the title. `takenOn` is the day in a camera's file name. */
export function readFileName(file: string) {
  const name = normalizeSpaces(decoded(file.replace(ENDINGS, ''))).trim();
  let rest = withSpaces(name.replace(COPY, '').replace(SORTING_NUMBER, ''));
  const stated = readSize(rest);
  const size = typeof stated !== 'string' && hasCertainUnit(stated) ? stated : undefined;
  for (const { text } of size ? sizesIn(rest) : []) rest = rest.replace(text, ',');
  const [found = ''] = PRICE.exec(rest) ?? [];
  // A name such as '100 рублей' is a title.
  const price = found === rest ? '' : found;
  if (price) rest = rest.replace(price, ',');

  const materials: string[] = [];
  let [title, date, isSold] = ['', '', false];
  const parts = isDeviceName(rest) ? [] : withoutBrackets(rest).split(SEPARATOR);
  for (let index = 0; index < parts.length; index += 2) {
    const part = trimmed(parts[index]);
    let piece = trimmed(part.replace(SOLD, ''));
    isSold ||= piece !== part;
    if (!date) [date, piece] = dateIn(piece, index === 0);
    const phrases = isMaterial(piece) ? [piece] : piece.split(' ');
    if (index > 0 && phrases.every(isMaterial)) {
      materials.push(...phrases.map((phrase) => phrase.toLowerCase()));
      continue;
    }
    if (index === 0 || /\p{L}/u.test(piece)) piece = withoutDeviceName(piece);
    const separator = parts[index - 1]?.trim().replace(/^[-–—]/, ' $&') ?? '';
    if (piece) title += title ? `${separator} ${piece}` : piece;
  }
  return {
    title: title.charAt(0).toUpperCase() + title.slice(1),
    desc: [...materials, ...(size ? [sizeText(size)] : [])].join(', '),
    ...{ date, takenOn: dayInName(name), isSold, price },
    convertedSize: size?.unit && size.unit !== 'cm' ? size.text : '',
  };
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    // The percent sign belongs to a title such as '100% шерсть'.
    return name;
  }
}

function withSpaces(name: string): string {
  const spaced = name.replace(/[_\s]+/g, ' ').trim();
  const isSlug = /^[!-~]+$/.test(spaced);
  return isSlug ? spaced.replace(/(?<!\d)-(?=[a-z\d])|-(?=[a-z])/g, ' ') : spaced;
}

function trimmed(piece = ''): string {
  const text = piece.replace(/^[\s.;,!–—-]+|(?:[\s;,–—-]|(?<=\p{L}{4})\.)+$/gu, '');
  return /[\p{L}\d]/u.test(text) ? text : '';
}

function sizeText({ unit, width, height, depth }: StatedSize): string {
  const round = unit === 'in' ? Math.round : Number;
  return withSize('', { width: round(width), height: round(height), depth: depth && round(depth) });
}

function withoutBrackets(name: string): string {
  return name.replace(/[([]([^()[\]]+)[)\]]/g, (whole, inner: string) => {
    const isFact = (piece: string) => isMaterial(piece) || dateIn(piece.trim(), false)[1] === '';
    return inner.split(',').every(isFact) ? `, ${inner},` : whole;
  });
}

function withoutDeviceName(piece: string): string {
  if (isDeviceName(piece)) return '';
  const [number = ''] = LEADING_NUMBER.exec(piece) ?? [];
  return isDeviceName(number) ? trimmed(piece.slice(number.length)) : piece;
}

/** Dates in words count only behind the first piece, which may be a title such as 'Весна 2019'. */
function dateIn(piece: string, isFirst: boolean): [date: string, rest: string] {
  const isDate = !isFirst && (CENTURY.test(piece) || contentDate(piece) !== undefined);
  if (isDate) return [piece.replace(YEAR_SIGN, ''), ''];
  const [found = '', start = '', end = start] = DATE.exec(piece) ?? [];
  const date = readDate(end.replace(YEAR_SIGN, '').trim());
  return [date, date ? trimmed(piece.replace(found, '')) : piece];
}

function readDate(text: string): string {
  const [, year = '', second = ''] = /^(\d{4})\s*[-–—]\s*(\d\d|\d{4})$/.exec(text) ?? [];
  const lastYear = `${year.slice(0, 4 - second.length)}${second}`;
  if (lastYear > year) return possibleDate(lastYear) && text;
  if (/^[\d. -]+$/.test(text)) return dateInWords(possibleDate(text));
  if (/^\d{1,2}\s/.test(text)) return contentDate(text) ? text : '';
  return possibleDate(/\d{4}/.exec(text)?.[0] ?? '1990') && text;
}

function atEdge(pattern: string): RegExp {
  return new RegExp(
    `^[\\s([]*(${pattern})(?![\\p{L}\\d])[\\s)\\].,:!–—-]*|[\\s([–—-]+(${pattern})[)\\].!]*$`,
    'iu',
  );
}
