import type { Category } from './collection-item.ts';
import { COMPOSITIONS, type Composition, type Ground, type Medium } from './collection-item.ts';
import type { Commission } from './paint-work.ts';

const WALL_MEDIA: readonly Medium[] = [
  'oil',
  'watercolour',
  'oil',
  'acrylic',
  'pastel',
  'watercolour',
];

const MEDIA_OF: Record<Category, readonly Medium[]> = {
  landscape: WALL_MEDIA,
  flowers_birds: ['watercolour', 'ink', 'oil', 'watercolour', 'pastel', 'ink'],
  'still-life': ['oil', 'watercolour', 'oil', 'pastel', 'acrylic', 'pencil'],
  portrait: ['oil', 'pastel', 'oil', 'watercolour', 'charcoal', 'pencil'],
  'quick-portrait': ['charcoal', 'sepia', 'pastel', 'pencil', 'charcoal', 'liner'],
  animals: ['oil', 'watercolour', 'ink', 'pastel', 'watercolour', 'charcoal'],
  architecture: ['watercolour', 'oil', 'liner', 'pastel', 'pencil', 'watercolour'],
  dzen: ['ink', 'ink', 'sepia', 'ink', 'watercolour', 'ink'],
};

const SEASONS = ['summer', 'autumn', 'winter', 'spring', 'autumn', 'summer'] as const;
const HOURS = ['day', 'dawn', 'day', 'dusk', 'day', 'night'] as const;
const FRAMINGS = ['middle', 'wide', 'close'] as const;
const SIZES = [
  [60, 45],
  [40, 55],
  [50, 50],
  [80, 35],
  [45, 60],
  [70, 50],
] as const;

const groundOf = (medium: Medium, category: Category, turn: number): Ground => {
  if (medium === 'oil') return turn % 3 === 2 ? 'hardboard' : 'canvas';
  if (medium === 'acrylic') return 'canvas';
  if (medium === 'ink' || category === 'dzen') return 'rice-paper';
  if (medium === 'pastel' || medium === 'charcoal') return turn % 2 === 0 ? 'kraft' : 'paper';
  return 'paper';
};

/** Works for looking at one composition: `count` of them, in the media of its category, in several lights and formats. */
export function trialCommissions(
  category: Category,
  composition: Composition,
  { count, medium }: { count: number; medium?: Medium | undefined },
): Commission[] {
  return Array.from({ length: count }, (_, i) => {
    const chosen = medium ?? (MEDIA_OF[category][i % MEDIA_OF[category].length] as Medium);
    const [widthCm, heightCm] = SIZES[i % SIZES.length] as readonly [number, number];
    return {
      id: 1001 + i,
      category,
      composition,
      medium: chosen,
      ground: groundOf(chosen, category, i),
      season: SEASONS[i % SEASONS.length] as (typeof SEASONS)[number],
      hour: HOURS[i % HOURS.length] as (typeof HOURS)[number],
      framing: FRAMINGS[i % FRAMINGS.length] as (typeof FRAMINGS)[number],
      widthCm,
      heightCm,
    };
  });
}

/** Which category a composition belongs to. */
export function categoryOf(
  composition: string,
): { category: Category; composition: Composition } | null {
  for (const [category, compositions] of Object.entries(COMPOSITIONS)) {
    const found = (compositions as readonly Composition[]).find((name) => name === composition);
    if (found) return { category: category as Category, composition: found };
  }
  return null;
}
