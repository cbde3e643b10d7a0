import { splitDetails } from '#catalogue/words/details-line.ts';

/**
 * The one vocabulary of what works are made with and on: how the artist writes it, and the name that it has in
 * addresses, which stays. Where two phrases mean one thing, the first of them names it to visitors; how it is said in
 * English is a matter of the content's own vocabulary.
 */
const TECHNIQUES: Readonly<Record<string, string>> = {
  масло: 'oil',
  акрил: 'acrylic',
  темпера: 'tempera',
  гуашь: 'gouache',
  акварель: 'watercolor',
  тушь: 'ink',
  пастель: 'pastel',
  'сухая пастель': 'pastel',
  'масляная пастель': 'oil-pastel',
  сепия: 'sepia',
  сангвина: 'sanguine',
  уголь: 'charcoal',
  карандаш: 'pencil',
  'цветные карандаши': 'colour-pencils',
  'цветной карандаш': 'colour-pencils',
  линер: 'liner',
  линогравюра: 'linocut',
  офорт: 'etching',
  литография: 'lithograph',
  батик: 'batik',
  'смешанная техника': 'mixed-media',
};

const GROUNDS: Readonly<Record<string, string>> = {
  холст: 'canvas',
  'холст на картоне': 'canvas-on-board',
  'холст на подрамнике': 'canvas',
  картон: 'cardboard',
  оргалит: 'hardboard',
  фанера: 'plywood',
  дерево: 'wood',
  бумага: 'paper',
  'акварельная бумага': 'paper',
  'рисовая бумага': 'rice-paper',
  'крафт-бумага': 'kraft-paper',
  шёлк: 'silk',
};

const SCROLLS = ['свиток', 'горизонтальный свиток', 'вертикальный свиток'];

const FORMS = ['рисунок'];

const KNOWN: ReadonlySet<string> = new Set(
  [TECHNIQUES, GROUNDS].flatMap(Object.keys).concat(SCROLLS, FORMS).map(comparable),
);

/** A technique or a ground: as an address names it, and in the artist's Russian. */
interface Material {
  readonly name: string;
  readonly phrase: string;
}

/** What a details line is certain of. */
export interface Materials {
  readonly techniques: readonly Material[];
  readonly grounds: readonly Material[];
  readonly forms: readonly string[];
  /** Whether it says of the work that it is a scroll. */
  readonly isScroll: boolean;
  /** The pieces that the vocabulary does not know, as written. */
  readonly unknown: readonly string[];
}

/**
 * Reads what a work is made with and on.
 *
 * @example materialsIn('рисовая бумага, тушь, акварель, 34х68 см').techniques.map(({ name }) => name) // ['ink', 'watercolor']
 */
export function materialsIn(desc: string): Materials {
  const texts = splitDetails(desc)
    .map(({ text }) => text.replace(/\s*\d.*$/u, ''))
    .filter((text) => text !== '');
  const pieces = texts.map(comparable);
  return {
    techniques: materialsOf(pieces, TECHNIQUES),
    grounds: materialsOf(pieces, GROUNDS),
    forms: pieces.filter((piece) => FORMS.includes(piece)),
    isScroll: pieces.some((piece) => SCROLLS.includes(piece)),
    unknown: texts.filter((text) => !KNOWN.has(comparable(text))),
  };
}

/** The techniques and the grounds that there are, each once, in the order of the vocabulary. */
export const TECHNIQUE_NAMES = [...new Set(Object.values(TECHNIQUES))];
export const GROUND_NAMES = [...new Set(Object.values(GROUNDS))];

/** What the artist may write. */
export const TECHNIQUE_PHRASES = Object.keys(TECHNIQUES);
export const GROUND_PHRASES = Object.keys(GROUNDS);

function materialsOf(
  pieces: readonly string[],
  table: Readonly<Record<string, string>>,
): Material[] {
  const entries = Object.entries(table);
  const names = pieces.map((piece) => entries.find(([each]) => comparable(each) === piece)?.[1]);
  return [...new Set(names)].flatMap((name) => {
    const [phrase] = entries.find(([, each]) => each === name) ?? [];
    return name === undefined || phrase === undefined ? [] : [{ name, phrase }];
  });
}

function comparable(text: string): string {
  return text.toLowerCase().replaceAll('ё', 'е').replace(/\s+/g, ' ').trim();
}
