/** Spec §3 names the materials; these are the ways of painting the sample painter knows. */
export const MEDIA = [
  'oil',
  'acrylic',
  'watercolour',
  'ink',
  'sepia',
  'pastel',
  'charcoal',
  'pencil',
  'liner',
] as const;

export type Medium = (typeof MEDIA)[number];

/** What the medium stands on; it shows through the paint. */
const GROUNDS = ['canvas', 'hardboard', 'paper', 'rice-paper', 'kraft'] as const;

export type Ground = (typeof GROUNDS)[number];

/** What each composition can be asked for, by category. */
export const COMPOSITIONS = {
  landscape: [
    'misty-river',
    'birch-grove',
    'sea-cliffs',
    'winter-village',
    'autumn-road',
    'mountain-lake',
    'field-sunset',
    'harbour',
  ],
  flowers_birds: [
    'bamboo-sparrows',
    'plum-branch',
    'peonies',
    'lotus-egret',
    'chrysanthemums',
    'orchid',
    'pine-magpie',
    'sunflowers',
  ],
  'still-life': [
    'vase-fruit',
    'teapot-lemons',
    'jug-bread',
    'window-bouquet',
    'pomegranates',
    'lilac',
  ],
  portrait: ['three-quarter-head', 'profile-scarf', 'girl-hat', 'old-man', 'reading-figure'],
  'quick-portrait': ['head-sketch', 'profile-sketch', 'seated-figure', 'back-view', 'tilted-head'],
  animals: ['cat-asleep', 'horse', 'koi', 'owl', 'rooster', 'fox'],
  architecture: [
    'bell-tower-street',
    'pagoda',
    'monastery-hill',
    'old-gate',
    'bridge-town',
    'fortress',
  ],
  dzen: ['enso', 'lone-boat', 'moon-reeds', 'stones', 'mountain-mist', 'single-branch'],
} as const;

export type Category = keyof typeof COMPOSITIONS;

/** The folders of the sample; the site may have others besides. */
export const CATEGORIES = Object.keys(COMPOSITIONS) as readonly Category[];

export type Composition = (typeof COMPOSITIONS)[Category][number];

/** A further photo of a work: a real crop, the framed work on a wall, or a hand's breadth of its surface. */
export interface DetailPhoto {
  readonly file: string;
  readonly kind: 'crop' | 'frame' | 'texture';
  /** The middle of a crop or texture in shares of width and height; without it the place with most to see is found. */
  readonly at?: readonly [x: number, y: number];
}

/** One work of the sample collection as the painter is told to paint it. */
export interface CollectionItem {
  readonly id: number;
  readonly category: Category;
  readonly composition: Composition;
  readonly medium: Medium;
  readonly ground: Ground;
  readonly season: 'spring' | 'summer' | 'autumn' | 'winter';
  readonly hour: 'dawn' | 'day' | 'dusk' | 'night';
  readonly framing: 'wide' | 'middle' | 'close';
  readonly widthCm: number;
  readonly heightCm: number;
  /** ASCII name of the JPEG in `images/gallery`. */
  readonly src: string;
  readonly detailPhotos: readonly DetailPhoto[];
}
