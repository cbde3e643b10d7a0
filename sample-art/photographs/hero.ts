import type { Sharp } from 'sharp';
import { type Commission, paintWork, toSharp } from '../paint-work.ts';

interface HeroPlan
  extends Pick<Commission, 'id' | 'composition' | 'medium' | 'ground' | 'season' | 'hour'> {
  /** How much darker it gets towards the lower left, where the title stands, 0 to 1. */
  readonly shade: number;
}

const HERO_WIDTH_PX = 2560;
const HERO_HEIGHT_PX = 1600;
/** Painted larger and trimmed, so that neither bare paper nor a signature reaches the screen's edge. */
const TRIM = 0.06;

/** Big calm views for the first screen, by file below `content/images`. */
export const HEROES: Readonly<Record<string, HeroPlan>> = {
  'hero/hero-1.jpg': {
    id: 9021,
    composition: 'misty-river',
    medium: 'oil',
    ground: 'canvas',
    season: 'summer',
    hour: 'dawn',
    shade: 0.5,
  },
  'hero/hero-2.jpg': {
    id: 9052,
    composition: 'autumn-road',
    medium: 'oil',
    ground: 'canvas',
    season: 'autumn',
    hour: 'dusk',
    shade: 0.45,
  },
  'hero/hero-3.jpg': {
    id: 9003,
    composition: 'mountain-lake',
    medium: 'watercolour',
    ground: 'paper',
    season: 'winter',
    hour: 'dawn',
    shade: 0.5,
  },
};

/** Paints a hero and burns in its lower left corner, as a printer does. */
export async function paintHero({ shade, ...plan }: HeroPlan): Promise<Sharp> {
  const commission: Commission = {
    ...plan,
    category: 'landscape',
    framing: 'wide',
    widthCm: 160,
    heightCm: 100,
  };
  const whole = Math.round(HERO_WIDTH_PX / (1 - 2 * TRIM));
  const picture = toSharp(paintWork(commission, whole));
  const { width, height } = (await picture.clone().toBuffer({ resolveWithObject: true })).info;
  const burn = `<svg xmlns="http://www.w3.org/2000/svg" width="${HERO_WIDTH_PX}" height="${HERO_HEIGHT_PX}">
    <radialGradient id="g" cx="0.1" cy="1" r="1.05"><stop offset="0" stop-color="#14161a" stop-opacity="${shade}"/>
    <stop offset="0.45" stop-color="#14161a" stop-opacity="${shade * 0.62}"/><stop offset="1" stop-color="#14161a" stop-opacity="0"/></radialGradient>
    <rect width="100%" height="100%" fill="url(#g)"/></svg>`;
  return picture
    .clone()
    .extract({
      left: Math.round((width - HERO_WIDTH_PX) / 2),
      top: Math.round((height - HERO_HEIGHT_PX) / 2),
      width: HERO_WIDTH_PX,
      height: HERO_HEIGHT_PX,
    })
    .composite([{ input: Buffer.from(burn), blend: 'multiply' }]);
}
