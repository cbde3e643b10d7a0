import { normalizeSpaces } from '#catalogue/texts/normalize-text.ts';
import { sizesIn } from '#catalogue/texts/size.ts';
import { materialsIn } from '#catalogue/works/materials.ts';
import { hasCertainUnit, withSize } from '#catalogue/works/work-size.ts';

export interface NamedWork {
  readonly title: string;
  readonly desc: string;
  readonly year: string;
}

/** Names from cameras, scanners and messengers, with any numbers and dates behind them. */
const GIVEN_BY_A_DEVICE =
  /^(?:(?:img|imag|image|i?mg|dsc[a-z]*|pict?|p|pxl|mvi|dji|gopr|sam|cimg|kimg|hpim|scan|skan|photo|foto|фото|скан|снимок(?: экрана)?|screenshot|изображение|безымянный|без названия|untitled|whatsapp image|viber image|signal|telegram|received|fb img)(?![\p{L}]))?[\d\s.()@:x+-]*(?:(?:at|am|pm|в|wa|edit|edited|copy|копия|hdr|mp|jpe?g)[\d\s.()-]*)*$/iu;

/** Random letters and digits, as in names from phones and downloads. */
const RANDOM = /^[\da-f]{12,}$|^[\da-f]{8}(?: [\da-f]{4}){3} [\da-f]{12}$/i;

const YEAR = /(?<!\d)(?:19[3-9]\d|20[0-4]\d)(?!\d)(?:\s*г(?:од|\.)?(?!\p{L}))?/u;

/** A number that only sorts files: with leading zeros or a sign behind it. */
const ORDER = /^(?:0\d*[\s._)-]+|\d{1,4}\s*(?:[.)_]|-(?=\s))\s*)(?=[\p{L}«"„(])/u;

/** Suffixes that computers add to the name of a second copy. */
const COPY = /\s*(?:\(\d{1,2}\)|[-–—]\s*(?:копия|copy)(?:\s*\(?\d*\)?)?)$/iu;

/**
 * Whatever is not certain stays in the title.
 * @example readFileName('012_Зимнее утро, холст, масло, 60x80, 2019') // { title: 'Зимнее утро',
 * desc: 'холст, масло, 60х80 см', year: '2019' }
 */
export function readFileName(stem: string): NamedWork {
  const name = spaced(normalizeSpaces(stem).trim().replace(COPY, '').replace(ORDER, ''));
  if (isGiven(name)) return { title: '', desc: '', year: '' };
  // Numbers without a certain unit may be pixels.
  const size = sizesIn(name).find(hasCertainUnit);
  const sizeText = size ? withSize('', size) : '';
  const withoutSize = size ? name.replace(size.text, ',') : name;
  const year = YEAR.exec(withoutSize)?.[0] ?? '';
  const pieces = withoutSize
    .replace(year, year && ',')
    .split(',')
    .map((piece) => piece.trim().replace(/^[\s.;–—-]+|[\s;–—-]+$/g, ''))
    .filter((piece) => /[\p{L}\d]/u.test(piece));
  const [first = '', ...others] = pieces;
  const materials = others.filter(isMaterial);
  const title = [first, ...others.filter((piece) => !isMaterial(piece))].join(', ');
  return {
    title: isGiven(title) ? '' : capitalised(title),
    desc: [...materials.map((piece) => piece.toLowerCase()), sizeText].filter(Boolean).join(', '),
    year: /\d{4}/.exec(year)?.[0] ?? '',
  };
}

function isGiven(name: string): boolean {
  return GIVEN_BY_A_DEVICE.test(name) || RANDOM.test(name);
}

function spaced(name: string): string {
  const withSpaces = name.replaceAll('_', ' ').replace(/\s+/g, ' ').trim();
  return withSpaces.includes(' ') ? withSpaces : withSpaces.replace(/-(?=[\p{Ll}\d])/gu, ' ');
}

function isMaterial(piece: string): boolean {
  return /\p{L}/u.test(piece) && materialsIn(piece).unknown.length === 0;
}

function capitalised(title: string): string {
  return title.charAt(0).toUpperCase() + title.slice(1);
}
