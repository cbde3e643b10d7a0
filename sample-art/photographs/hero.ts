import type { Sharp } from 'sharp';
import { type Commission, paintWork, toSharp } from '../paint-work.ts';

interface HeroPlan
  extends Pick<Commission, 'id' | 'composition' | 'medium' | 'ground' | 'season' | 'hour'> {
  /** The seed of the upright picture, painted anew for a phone instead of cut out of the wide one. */
  readonly portraitId: number;
  /** How much darker it gets towards the lower left, where the title stands, 0 to 1. */
  readonly shade: number;
  /** The share of the painting below the hero's lower edge, if its foreground would lie under the title. */
  readonly cut?: number;
}

/** Pixels of a hero for a screen, and of one for a phone held upright. */
const WIDE = { width: 2560, height: 1600 };
const PORTRAIT = { width: 1080, height: 1920 };
/** Painted larger and trimmed, so that neither bare paper nor a signature reaches the screen's edge. */
const TRIM = 0.06;

/** Big calm views for the first screen; nothing happens in their lower left corner, where the name stands. */
const PLANS: readonly HeroPlan[] = [
  {
    id: 9023,
    portraitId: 9023,
    composition: 'misty-river',
    medium: 'oil',
    ground: 'canvas',
    season: 'summer',
    hour: 'dawn',
    shade: 0.4,
  },
  {
    id: 9057,
    portraitId: 9057,
    composition: 'field-sunset',
    medium: 'oil',
    ground: 'canvas',
    season: 'autumn',
    hour: 'dusk',
    shade: 0.45,
  },
  {
    id: 9058,
    portraitId: 9065,
    composition: 'mountain-lake',
    medium: 'oil',
    ground: 'canvas',
    season: 'summer',
    hour: 'day',
    shade: 0.45,
    cut: 0.2,
  },
];

/** How each hero is painted, by its file below `content/images`. */
export const HEROES: Readonly<Record<string, () => Promise<Sharp>>> = Object.fromEntries(
  PLANS.flatMap((plan, i) => [
    [`hero/hero-${i + 1}.jpg`, () => paintHero(plan, WIDE)],
    [
      `hero/hero-${i + 1}-portrait.jpg`,
      () => paintHero({ ...plan, id: plan.portraitId }, PORTRAIT),
    ],
  ]),
);

/** Paints a hero and burns in its lower left corner, as a printer does. */
async function paintHero(
  { shade, cut = 0, portraitId: _, ...plan }: HeroPlan,
  size: typeof WIDE,
): Promise<Sharp> {
  const tall = size.height / (1 - cut);
  const commission: Commission = {
    ...plan,
    category: 'landscape',
    framing: 'wide',
    widthCm: size.width / 16,
    heightCm: tall / 16,
  };
  const whole = Math.round(Math.max(size.width, tall) / (1 - 2 * TRIM));
  const picture = toSharp(paintWork(commission, whole));
  const { width, height } = (await picture.clone().toBuffer({ resolveWithObject: true })).info;
  const burn = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
    <radialGradient id="g" cx="0.1" cy="1" r="1.05"><stop offset="0" stop-color="#14161a" stop-opacity="${shade}"/>
    <stop offset="0.45" stop-color="#14161a" stop-opacity="${shade * 0.62}"/><stop offset="1" stop-color="#14161a" stop-opacity="0"/></radialGradient>
    <rect width="100%" height="100%" fill="url(#g)"/></svg>`;
  return picture
    .clone()
    .extract({
      left: Math.round((width - size.width) / 2),
      top: Math.round((height - tall) / 2),
      ...size,
    })
    .composite([{ input: Buffer.from(burn), blend: 'multiply' }]);
}
