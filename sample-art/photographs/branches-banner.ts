import sharp from 'sharp';
import { oklch } from '../colour.ts';
import { blossom, bud, halfOpen } from '../compositions/flowers_birds/blossoms.ts';
import { branch } from '../compositions/flowers_birds/plum-branch.ts';
import { tone } from '../compositions/flowers_birds/setting.ts';
import { type Point, pointAt, smooth } from '../curve.ts';
import { layGround } from '../grounds.ts';
import { paintInk } from '../media/ink.ts';
import { mixPalette } from '../palette.ts';
import { createPicture, type Picture } from '../picture.ts';
import { createRandom } from '../random.ts';
import { type Brief, Scene, scaleElements } from '../scene.ts';

const WIDTH_PX = 2400;
const HEIGHT_PX = 300;
const UNIT = WIDTH_PX / 1000;
/** Radius of a blossom in units. */
const BLOSSOM = 9.5;
const PETAL = oklch(0.74, 0.08, 5);

/** Two plum branches that grow in from both sides, in the ink of the plum scrolls: a picture without paper. */
export async function paintBranches(): Promise<Buffer> {
  const random = createRandom('branches banner');
  const scene = new Scene();
  const brief: Brief = {
    season: 'winter',
    hour: 'day',
    framing: 'middle',
    medium: 'ink',
    ground: 'rice-paper',
    width: 1000,
    height: HEIGHT_PX / UNIT,
    random: random.fork('composition'),
    palette: mixPalette('winter', 'day', random.fork('palette')),
  };
  grow(scene, brief, [
    [-14, 104],
    [60, 88],
    [128, 76],
    [190, 82],
    [262, 58],
    [340, 66],
    [430, 46],
  ]);
  grow(scene, brief, [
    [1014, 92],
    [950, 84],
    [884, 62],
    [812, 72],
    [742, 52],
    [668, 60],
    [590, 44],
  ]);
  const size = { width: WIDTH_PX, height: HEIGHT_PX };
  const sheet = layGround('rice-paper', { ...size, unit: UNIT, random: random.fork('ground') });
  const picture = paintInk({
    ...size,
    unit: UNIT,
    hand: 1,
    support: { ...sheet, bare: createPicture(WIDTH_PX, HEIGHT_PX, [255, 255, 255]) },
    elements: scaleElements(scene.elements, UNIT),
    random: random.fork('medium'),
  });
  return sharp(liftOff(picture), { raw: { ...size, channels: 4 } })
    .webp({ quality: 60, alphaQuality: 60, effort: 6 })
    .toBuffer();
}

/** One branch from its thick end to its tip, with twigs to both sides and blossoms in threes. */
function grow(scene: Scene, brief: Brief, bones: readonly Point[]): void {
  const { random, palette } = brief;
  const bark = palette.dark;
  const line = smooth(bones, { steps: 14 });
  const way = Math.sign((bones.at(-1)?.[0] ?? 0) - (bones[0]?.[0] ?? 0));
  branch(scene, brief, { line, width: 11, colour: bark });
  const flowers: { at: Point; kind: 'open' | 'half' | 'bud' }[] = [];
  for (const [i, t] of [0.16, 0.3, 0.42, 0.55, 0.68, 0.8, 0.92].entries()) {
    const root = pointAt(line, t);
    const up = i % 3 === 1 ? 0.8 : -1;
    const reach = random.between(30, 44) * (up > 0 ? 0.75 : 1);
    const lean = way * reach * random.between(0.5, 1.1);
    const twig = smooth([
      root,
      [root[0] + lean * 0.42, root[1] + up * reach * 0.2],
      [root[0] + lean * 0.6, root[1] + up * reach * 0.62],
      [root[0] + lean, root[1] + up * reach],
    ]);
    scene.line(twig, tone(brief, bark, 0.9), {
      width: 3.2,
      pressure: (s) => 1 - s * 0.75,
      dry: 0.45,
    });
    for (let n = random.whole(0, 2); n >= 0; n--) {
      const [x, y] = pointAt(twig, random.between(0.15, 0.6));
      flowers.push({
        at: [x + random.bell() * 5, y + random.bell() * 4],
        kind: random.chance(0.75) ? 'open' : 'half',
      });
    }
    flowers.push({ at: pointAt(twig, 1), kind: 'bud' }, { at: pointAt(twig, 0.82), kind: 'bud' });
  }
  for (const { at, kind } of flowers) {
    const size = BLOSSOM * random.between(0.8, 1.15);
    if (kind === 'open') blossom(scene, brief, { at, size, colour: PETAL });
    else if (kind === 'half') halfOpen(scene, brief, { at, size: size * 0.85, colour: PETAL });
    else bud(scene, { at, size: size * 0.3, colour: PETAL });
  }
}

/** What is laid on white, taken off it again: colour and how much of it, as bytes. */
function liftOff({ rgb, width, height }: Picture): Buffer {
  const bytes = Buffer.alloc(width * height * 4);
  for (let i = 0; i < width * height; i++) {
    const [r = 255, g = 255, b = 255] = rgb.subarray(i * 3, i * 3 + 3);
    const cover = 1 - Math.min(r, g, b) / 255;
    if (cover < 0.02) continue;
    const lifted = [r, g, b].map((v) =>
      Math.min(255, Math.max(0, (v - 255 * (1 - cover)) / cover)),
    );
    bytes.set([...lifted.map(Math.round), Math.round(cover * 255)], i * 4);
  }
  return bytes;
}
