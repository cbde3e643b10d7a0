import type { Pigment } from '#catalogue/paths/facet-names.ts';
import { oklch } from '#catalogue/photos/colours.ts';
import type { Palette, PaletteColour } from '#catalogue/photos/photo.ts';

type Limits = Partial<Record<'lightness' | 'chroma', number>>;

interface Region {
  readonly pigment: Pigment;
  readonly hue: readonly [from: number, to: number];
  readonly min?: Limits;
  readonly max?: Limits;
}

// The first matching region counts. Earth pigments are the weaker and darker warm hues.
const REGIONS: readonly Region[] = [
  { pigment: 'cinnabar', hue: [20, 48], min: { chroma: 0.11 } },
  { pigment: 'madder', hue: [345, 20] },
  { pigment: 'madder', hue: [20, 32], min: { lightness: 0.62 } },
  { pigment: 'sienna', hue: [20, 70], max: { lightness: 0.6 } },
  { pigment: 'sienna', hue: [70, 100], max: { lightness: 0.42 } },
  { pigment: 'cadmium-yellow', hue: [80, 115], min: { lightness: 0.75, chroma: 0.09 } },
  { pigment: 'ochre', hue: [20, 104] },
  { pigment: 'green-earth', hue: [104, 190] },
  { pigment: 'cerulean', hue: [190, 250] },
  { pigment: 'cerulean', hue: [250, 270], min: { lightness: 0.72 } },
  { pigment: 'ultramarine', hue: [250, 292] },
  { pigment: 'cobalt-violet', hue: [292, 345] },
];

// Weaker colours are greys.
const MIN_CHROMA = 0.028;

// Darker greys are black. On paper without other colours, lighter greys may be thin ink, charcoal or pencil.
const BLACK_LIGHTNESS = 0.45;
const INK_LIGHTNESS = 0.75;

const PAPER = { lightness: 0.8, chroma: 0.045 } as const;

// Toned paper, such as kraft: warm, not dark, and bare along most of the border.
const TONED_PAPER = { lightness: 0.55, chroma: 0.1, hue: [40, 115], edge: 0.45 } as const;

const MAX_PIGMENTS = 3;
const MIN_WEIGHT = 0.12; // about a share of the painted surface

interface WorkColours {
  readonly palette: Palette;
  readonly averageColour: string | undefined;
  readonly isOnPaper: boolean;
}

/** Most characteristic first. A stated average colour replaces the palette, unless it is a grey and not black. */
export function pigmentsOf({ palette, averageColour, isOnPaper }: WorkColours): Pigment[] {
  const stated = averageColour && pigmentOf(averageColour);
  if (stated) return [stated];
  const painted = isOnPaper ? palette.filter((colour) => !isPaper(colour)) : palette;
  const whole = painted.reduce((sum, { part }) => sum + part, 0);
  const weights = new Map<Pigment, number>();
  for (const { colour, part } of painted) {
    const pigment = pigmentOf(colour);
    if (!pigment) continue;
    // A little of a strong colour counts as much as a lot of a weak one.
    const weight = (part / whole) * (0.5 + oklch(colour).chroma / 0.1);
    weights.set(pigment, (weights.get(pigment) ?? 0) + weight);
  }
  const isInk = isOnPaper && painted.some(({ colour }) => oklch(colour).lightness < INK_LIGHTNESS);
  if (weights.size === 0 && isInk) return ['lamp-black'];
  return [...weights]
    .filter(([, weight]) => weight >= MIN_WEIGHT)
    .sort(([, a], [, b]) => b - a)
    .slice(0, MAX_PIGMENTS)
    .map(([pigment]) => pigment);
}

export function pigmentOf(colour: string): Pigment | undefined {
  const { lightness, chroma, hue } = oklch(colour);
  if (chroma < MIN_CHROMA) return lightness < BLACK_LIGHTNESS ? 'lamp-black' : undefined;
  const region = REGIONS.find(
    ({ hue: [from, to], min = {}, max = {} }) =>
      (from < to ? hue >= from && hue < to : hue >= from || hue < to) &&
      lightness >= (min.lightness ?? 0) &&
      chroma >= (min.chroma ?? 0) &&
      lightness < (max.lightness ?? 1) &&
      chroma < (max.chroma ?? 1),
  );
  return region?.pigment;
}

function isPaper({ colour, edge }: PaletteColour): boolean {
  const { lightness, chroma, hue } = oklch(colour);
  if (lightness >= PAPER.lightness && chroma <= PAPER.chroma) return true;
  return (
    edge >= TONED_PAPER.edge &&
    lightness >= TONED_PAPER.lightness &&
    chroma <= TONED_PAPER.chroma &&
    hue >= TONED_PAPER.hue[0] &&
    hue <= TONED_PAPER.hue[1]
  );
}
