import { type Point, pointAt, ridge, smooth } from '../../curve.ts';
import type { Brief, Compose, Scene } from '../../scene.ts';
import { boat } from './boat.ts';
import { farBirds, ink, ripples, veil } from './ink.ts';
import { peak } from './peaks.ts';

/** One boat, one figure, and all the paper around them is water. */
export const loneBoat: Compose = (scene, brief) => {
  const { width: w, height: h, random } = brief;
  const isScroll = h > w * 2;
  const flip = random.chance(0.5);
  const at = (x: number, y: number): Point => [(flip ? 1 - x : x) * w, y * h];
  hills(scene, brief, isScroll);
  const boatAt = isScroll
    ? at(random.between(0.42, 0.52), random.between(0.68, 0.74))
    : at(random.between(0.32, 0.42), random.between(0.64, 0.72));
  const size = isScroll ? w * 0.27 : Math.min(w, h) * random.between(0.13, 0.16);
  veil(scene, random, {
    at: [boatAt[0], boatAt[1] + size * 0.5],
    rx: size * 2,
    ry: size * 0.34,
    strength: 0.14,
  });
  boat(scene, brief, { at: boatAt, size, flip });
  ripples(scene, random, {
    at: [boatAt[0], boatAt[1] + size * 0.24],
    reach: size * (isScroll ? 1.4 : 2.2),
    count: 7,
  });
  if (isScroll) willow(scene, brief, at(1.04, -0.01), flip ? 1 : -1);
  else reeds(scene, brief, at(random.between(0.86, 0.94), 1.03), flip);
  const birds = at(isScroll ? 0.3 : 0.62, isScroll ? 0.4 : 0.2);
  farBirds(scene, random, { at: birds, size: Math.min(w, h) * 0.022, count: random.whole(3, 5) });
  scene.seal(isScroll ? at(0.16, 0.93) : at(0.07, 0.88));
};

function hills(scene: Scene, brief: Brief, isScroll: boolean): void {
  const { width: w, height: h, random } = brief;
  const rows = isScroll
    ? [
        [0.2, 0.11, 0.2],
        [0.27, 0.1, 0.4],
      ]
    : [
        [0.29, 0.13, 0.17],
        [0.37, 0.1, 0.34],
      ];
  for (const [y = 0, height = 0, strength = 0] of rows) {
    const lift = random.between(-0.5, 0.5);
    const crest = ridge(random, {
      from: -40,
      to: w + 40,
      y: h * y,
      height: h * height,
      size: isScroll ? w * 0.9 : w * 0.3,
    }).map(([x, cy]): Point => [x, cy - Math.sin((x / w + lift) * 2.6) * h * height * 0.5]);
    peak(scene, brief, { crest, foot: h * (y + 0.14), strength, trees: true });
  }
}

/** Reeds in one corner, near and dark; two carry a head. */
function reeds(scene: Scene, { random, height: h }: Brief, [x, y]: Point, flip: boolean): void {
  const side = flip ? 1 : -1;
  for (let i = 0; i < 15; i++) {
    const hasHead = i > 12;
    const reach = h * (hasHead ? random.between(0.34, 0.44) : random.between(0.12, 0.36));
    const lean = side * reach * (hasHead ? random.between(0.1, 0.2) : random.between(-0.45, 0.75));
    const fall = hasHead ? 0 : random.between(0, 0.45);
    const root = x + random.bell() * h * 0.07;
    const stem = smooth([
      [root, y],
      [root + lean * 0.2, y - reach * 0.55],
      [root + lean * 0.6, y - reach * (0.95 - fall * 0.2)],
      [root + lean * 1.2, y - reach * (1.05 - fall)],
    ]);
    const strength = i < 5 ? 0.32 : random.pick([0.6, 0.85, 1]);
    scene.line(stem, ink(strength), {
      width: hasHead ? 4 : random.between(6, 13),
      dry: random.between(0.3, 0.7),
    });
    if (hasHead) {
      scene.line(stem.slice(-11, -3), ink(0.9), {
        width: 15,
        dry: 0.35,
        pressure: (t) => Math.sin(Math.PI * (0.12 + t * 0.76)) ** 0.5,
      });
    }
  }
}

/** Willow twigs hang in from above: pale ones behind, a few dark before them, their leaves one touch of the brush each. */
function willow(scene: Scene, { random, height: h, width: w }: Brief, from: Point, side: number) {
  const bough = smooth([
    from,
    [from[0] + side * w * 0.3, h * 0.03],
    [from[0] + side * w * 0.66, h * 0.036],
  ]);
  const count = 22;
  for (let i = 0; i < count; i++) {
    const isNear = i % 3 === 0;
    const along = (i * 0.618) % 1;
    const [x, y] = pointAt(bough, 0.08 + along * 0.92);
    const reach =
      h * random.between(0.1, 0.23) * (1 - along * 0.4) * (isNear ? 1 : random.between(0.6, 1.1));
    const drift = side * w * (0.05 + random.between(0, 0.09));
    const twig = smooth(
      [
        [x, y],
        [x + drift * 0.7, y + reach * 0.16],
        [x + drift, y + reach * 0.55],
        [x + drift * random.between(0.7, 1.15), y + reach],
      ],
      { steps: 14 },
    );
    const strength = isNear ? random.between(0.6, 0.85) : random.between(0.16, 0.34);
    scene.line(twig, ink(strength * 0.8), { width: 1.4, pressure: (t) => 1 - t * 0.6, dry: 0.5 });
    for (let n = 4; n < twig.length; n += random.whole(1, 2)) {
      const [lx, ly] = twig[n] ?? [x, y];
      const t = n / twig.length;
      const long = random.between(14, 27) * (0.6 + Math.sin(t * Math.PI) * 0.5);
      const out = random.pick([-1, 1]) * long * random.between(0.06, 0.26);
      scene.line(
        smooth([
          [lx, ly],
          [lx + out * 0.75, ly + long * 0.45],
          [lx + out, ly + long],
        ]),
        ink(strength * random.between(0.75, 1.1)),
        {
          width: random.between(1.5, 2.7),
          dry: isNear ? random.between(0.15, 0.5) : 0.2,
          pressure: (p) => Math.sin(Math.PI * (0.12 + p * 0.86)),
        },
      );
    }
  }
  scene.line(bough, ink(0.85), { width: 13, pressure: (t) => 1 - t * 0.8, dry: 0.7 });
}
