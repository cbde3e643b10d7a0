import { pointAt, smooth } from '../../curve.ts';
import { along } from '../../paint.ts';
import type { Brief, Scene } from '../../scene.ts';
import { ink } from '../dzen/ink.ts';
import { plot } from '../plot.ts';
import type { Figure } from './figure.ts';

/** From under the tail over the left haunch to the shoulders and back: narrow above, wide below, leaning a little. */
const BODY = plot(
  '-22,5 -44,4 -58,-6 -65,-24 -64,-44 -57,-63 -47,-79 -37,-91 -27,-101 -14,-110 12,-112 34,-108 42,-99 48,-86 55,-69 60,-50 61,-30 56,-12 43,1 20,6',
);
/** Turned a little to the right, where the ruff of the cheek stands out. */
const HEAD = plot(
  '-25,-113 -28,-124 -25,-136 -17,-146 -4,-153 11,-155 25,-152 35,-144 41,-133 44,-123 49,-113 43,-107 34,-101 18,-96 2,-96 -14,-101',
);
const EARS = [
  '-21,-132 -27,-144 -29,-157 -26,-168 -19,-168 -10,-160 -3,-149 -11,-141',
  '20,-149 26,-159 34,-167 39,-169 42,-160 43,-149 38,-138 27,-143',
] as const;
const HAUNCHES = ['-46,-60 -33,-47 -28,-28 -34,-8', '47,-54 36,-42 31,-26 36,-6'] as const;
/** The line of a mark, half its width and its ink. */
type Mark = readonly [places: string, half: number, strength: number];

/** Each broken, none like its neighbour: down the spine, round the flanks to where they are lost, over the crown, around the tail. */
const MARKS: readonly Mark[] = [
  ['11,-101 11,-86 8,-69', 0.02, 0.54],
  ['4,-73 3,-59 1,-44', 0.026, 0.6],
  ['2,-40 -1,-27 -2,-13', 0.026, 0.58],
  ['-4,-91 -14,-91 -22,-87', 0.02, 0.5],
  ['-27,-89 -34,-85 -39,-79', 0.022, 0.62],
  ['-9,-74 -24,-75 -37,-69 -49,-57', 0.036, 0.74],
  ['-32,-52 -42,-51 -49,-46', 0.022, 0.5],
  ['-29,-37 -42,-39 -54,-32 -62,-20', 0.034, 0.74],
  ['-38,-19 -47,-18 -56,-9', 0.026, 0.66],
  ['22,-90 33,-88 43,-79', 0.024, 0.58],
  ['17,-72 25,-73 31,-70', 0.022, 0.5],
  ['40,-67 48,-63 55,-53', 0.026, 0.66],
  ['33,-46 42,-48 51,-42 59,-29', 0.032, 0.68],
  ['38,-25 46,-25 54,-18', 0.022, 0.56],
  ['-10,-147 -12,-138 -10,-128', 0.014, 0.6],
  ['5,-151 6,-139 8,-122', 0.018, 0.68],
  ['21,-149 23,-139 22,-131', 0.014, 0.6],
  ['48,2 51,8 49,14', 0.026, 0.6],
  ['68,1 71,6 71,11', 0.024, 0.66],
  ['85,-6 88,-2 91,2', 0.024, 0.7],
];
const CHEEKS: readonly Mark[] = [
  ['42,-127 45,-119 45,-111 40,-105', 0.036, 0.56],
  ['-27,-124 -26,-116 -22,-108', 0.036, 0.56],
];
const WHISKERS = [
  '44,-117 58,-121 74,-120',
  '45,-114 58,-115 71,-111',
  '44,-119 56,-126 69,-129',
] as const;

/** A tabby in ink, with its back to us: it leans, and turns its head to what it looks at. */
export function paintSittingCat(scene: Scene, brief: Brief, figure: Figure): void {
  const { area, at, path, scale } = figure;
  scene.shape(
    area(plot('-96,8 -50,-4 20,-4 84,0 98,10 50,20 -10,26 -70,22')),
    along(at(0.9, 0), at(-0.9, 0.2), ink(0.5), ink(0.4), ink(0.2)),
    { glaze: true, edge: 34, opacity: 0.8 },
  );
  layBody(scene, figure);
  layHead(scene, figure);
  layTail(scene, figure);
  for (const mark of MARKS) {
    layMark(scene, figure, mark);
    hatchFur(scene, brief, figure, mark);
  }
  for (const cheek of CHEEKS) hatchFur(scene, brief, figure, cheek);
  for (const whisker of WHISKERS)
    scene.line(path(plot(whisker)), ink(0.7), {
      width: scale * 0.006,
      pressure: (t) => 1 - t * 0.7,
      opacity: 0.6,
    });
}

/** Ears dark at their tips; washes that run into each other, paler towards the moon. */
function layBody(scene: Scene, { area, at, limb }: Figure): void {
  // Spared first, or the moon would shine through.
  for (const part of [BODY, HEAD]) scene.shape(area(part), ink(0), { edge: 14 });
  for (const ear of EARS)
    scene.shape(area(plot(ear)), along(at(0, -1.74), at(0, -1.4), ink(0.74), ink(0.66), ink(0.4)), {
      edge: 6,
    });
  scene.shape(
    area(BODY),
    along(at(0.55, -0.9), at(-0.45, -0.05), ink(0.3), ink(0.38), ink(0.46), ink(0.56), ink(0.72)),
    { edge: 10 },
  );
  // Darker along the spine and where it meets the floor.
  for (const [places, strength, edge] of [
    ['4,-100 16,-96 12,-60 10,-20 -10,-10 -12,-40 -6,-76', 0.34, 40],
    ['-40,-6 -20,-14 20,-12 44,-8 30,3 -20,3', 0.3, 26],
  ] as const)
    scene.shape(area(plot(places)), ink(strength), { glaze: true, edge, opacity: 0.8 });
  for (const haunch of HAUNCHES)
    scene.shape(limb(plot(haunch), [0.004, 0.02, 0.024, 0.004]), ink(0.5), {
      glaze: true,
      edge: 20,
      opacity: 0.6,
    });
}

/** A round skull, and a nape that goes over into the back without a border. */
function layHead(scene: Scene, { area, at }: Figure): void {
  scene.shape(area(HEAD), along(at(0.4, -1.4), at(-0.25, -1.1), ink(0.34), ink(0.44), ink(0.56)), {
    edge: 11,
  });
  scene.shape(
    area(plot('-8,-120 8,-126 24,-120 28,-100 26,-86 4,-80 -14,-88 -14,-104')),
    ink(0.46),
    { edge: 36, opacity: 0.8 },
  );
}

/** The tail comes from under the rump in its own shadow, lies around the haunch and lifts its tip. */
function layTail(scene: Scene, { area, at, limb }: Figure): void {
  scene.shape(area(plot('-52,2 -20,4 20,8 60,14 92,6 70,18 20,14 -30,10')), ink(0.5), {
    glaze: true,
    edge: 18,
    opacity: 0.8,
  });
  scene.shape(
    limb(
      plot('-2,-9 10,0 32,6 56,8 77,4 91,-5 98,-18 98,-32'),
      [0.03, 0.07, 0.083, 0.083, 0.08, 0.074, 0.064, 0.054, 0.016],
    ),
    along(at(0.05, -0.1), at(0.95, 0), ink(0.66), ink(0.5), ink(0.48), ink(0.74)),
    { edge: 9 },
  );
}

/** A mark set into the wet wash. */
function layMark(scene: Scene, { limb }: Figure, [places, half, strength]: Mark): void {
  scene.shape(limb(plot(places), [half * 0.4, half, half * 0.7, half * 0.1]), ink(strength), {
    glaze: true,
    edge: 13,
    opacity: 0.75,
  });
}

/** Fine hairs across a line: they lie as the coat lies, down and outwards from the spine. */
function hatchFur(
  scene: Scene,
  { random }: Brief,
  { at, scale }: Figure,
  [places, half, strength]: Mark,
): void {
  const line = smooth(plot(places));
  for (let i = 0; i < 34; i++) {
    const t = random();
    const [x, y] = pointAt(line, t);
    const wide = half * Math.sin(Math.PI * (0.15 + t * 0.8));
    const [root, long] = [y - wide * random.between(0.1, 1.4), wide * random.between(0.9, 2.6)];
    const lean = (x - 0.06) * (y < -1 ? 2.2 : 0.75) + random.bell() * 0.16;
    scene.line(
      [at(x, root), at(x + lean * long * 0.4, root + long * 0.5), at(x + lean * long, root + long)],
      ink(strength + 0.1),
      { width: scale * 0.007, pressure: (p) => 1 - p * 0.7, dry: 0.6, opacity: 0.32 },
    );
  }
}
