import { memoize } from '#catalogue/memoize.ts';
import { splitDetails } from '#catalogue/words/details-line.ts';
import { firstLanguage } from '#catalogue/words/language.ts';

// The phrases of artists who write in Russian or English. Names are part of URLs and must stay stable.
// The first of several synonyms is shown. Translations belong to the vocabularies of the content.
interface MaterialPhrases {
  readonly techniques: Readonly<Record<string, string>>;
  readonly grounds: Readonly<Record<string, string>>;
  readonly scrolls: readonly string[];
  readonly forms: readonly string[];
  /** Separates two materials in one part of a line: 'oil on canvas'. */
  readonly joint?: RegExp;
}

const comparable = memoize((text: string): string =>
  text.toLowerCase().replaceAll('ё', 'е').replace(/\s+/g, ' ').trim(),
);

const RUSSIAN_TECHNIQUES = {
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

const RUSSIAN_GROUNDS = {
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

const RUSSIAN = withKnown({
  techniques: RUSSIAN_TECHNIQUES,
  grounds: RUSSIAN_GROUNDS,
  scrolls: ['свиток', 'горизонтальный свиток', 'вертикальный свиток'],
  forms: ['рисунок'],
});

const ENGLISH = withKnown({
  techniques: {
    oil: 'oil',
    oils: 'oil',
    acrylic: 'acrylic',
    acrylics: 'acrylic',
    tempera: 'tempera',
    gouache: 'gouache',
    watercolour: 'watercolor',
    watercolor: 'watercolor',
    ink: 'ink',
    pastel: 'pastel',
    'soft pastel': 'pastel',
    'oil pastel': 'oil-pastel',
    sepia: 'sepia',
    sanguine: 'sanguine',
    charcoal: 'charcoal',
    pencil: 'pencil',
    'coloured pencils': 'colour-pencils',
    'colored pencils': 'colour-pencils',
    'coloured pencil': 'colour-pencils',
    'colored pencil': 'colour-pencils',
    liner: 'liner',
    linocut: 'linocut',
    etching: 'etching',
    lithograph: 'lithograph',
    batik: 'batik',
    'mixed media': 'mixed-media',
  },
  grounds: {
    canvas: 'canvas',
    'canvas on board': 'canvas-on-board',
    cardboard: 'cardboard',
    board: 'cardboard',
    hardboard: 'hardboard',
    plywood: 'plywood',
    wood: 'wood',
    panel: 'wood',
    paper: 'paper',
    'watercolour paper': 'paper',
    'watercolor paper': 'paper',
    'rice paper': 'rice-paper',
    'kraft paper': 'kraft-paper',
    silk: 'silk',
  },
  scrolls: ['scroll', 'hanging scroll', 'handscroll'],
  forms: ['drawing'],
  joint: /\s+(?:on|and)\s+/u,
});

function withKnown(phrases: MaterialPhrases) {
  const { techniques, grounds, scrolls, forms } = phrases;
  const all = [...Object.keys(techniques), ...Object.keys(grounds), ...scrolls, ...forms];
  return {
    ...phrases,
    known: new Set(all.map(comparable)),
    techniquesBy: materialsBy(techniques),
    groundsBy: materialsBy(grounds),
  };
}

function materialsBy(table: Readonly<Record<string, string>>): ReadonlyMap<string, Material> {
  const entries = Object.entries(table);
  const named = new Map([...entries].reverse().map(([phrase, name]) => [name, { name, phrase }]));
  return new Map(
    entries.map(([phrase, name]) => [comparable(phrase), named.get(name) ?? { name, phrase }]),
  );
}

function phrasesOfArtist() {
  return firstLanguage() === 'en' ? ENGLISH : RUSSIAN;
}

interface Material {
  readonly name: string;
  readonly phrase: string;
}

export interface Materials {
  readonly techniques: readonly Material[];
  readonly grounds: readonly Material[];
  readonly forms: readonly string[];
  readonly isScroll: boolean;
  /** As written; empty in a language without a table. */
  readonly unknown: readonly string[];
}

/** @example materialsIn('бумага, тушь, 34х68 см').techniques[0]?.name // 'ink' */
export function materialsIn(desc: string): Materials {
  const { techniquesBy, groundsBy, scrolls, forms, joint, known } = phrasesOfArtist();
  const isKnown = (text: string) => known.has(comparable(text));
  const texts = splitDetails(desc)
    .map(({ text }) => text.replace(/\s*\d.*$/u, ''))
    .flatMap((text) => (joint && !isKnown(text) ? text.split(joint) : [text]))
    .filter((text) => text !== '');
  const pieces = texts.map(comparable);
  return {
    techniques: materialsOf(pieces, techniquesBy),
    grounds: materialsOf(pieces, groundsBy),
    forms: pieces.filter((piece) => forms.includes(piece)),
    isScroll: pieces.some((piece) => scrolls.includes(piece)),
    unknown: ['ru', 'en'].includes(firstLanguage()) ? texts.filter((text) => !isKnown(text)) : [],
  };
}

export const TECHNIQUE_NAMES = [...new Set(Object.values(RUSSIAN_TECHNIQUES))];
export const GROUND_NAMES = [...new Set(Object.values(RUSSIAN_GROUNDS))];

export function materialPhrases(): readonly [techniques: string[], grounds: string[]] {
  const { techniques, grounds } = phrasesOfArtist();
  return [Object.keys(techniques), Object.keys(grounds)];
}

function materialsOf(
  pieces: readonly string[],
  materials: ReadonlyMap<string, Material>,
): Material[] {
  return [...new Set(pieces.flatMap((piece) => materials.get(piece) ?? []))];
}
