import { type Colour, oklch } from '../../colour.ts';
import { type Point, pointAt, smooth } from '../../curve.ts';
import { along } from '../../paint.ts';
import type { Brief, Scene } from '../../scene.ts';
import { plot } from '../plot.ts';
import { type Figure, placeFigure } from './figure.ts';

/** Withers, back, croup, near hind leg, belly, near foreleg, breast, head to the ground and up the crest, in one line. */
const OUTLINE = plot(
  '-36,-151 -22,-149 -2,-145 20,-145 38,-148 54,-148 68,-141 78,-126 82,-110 79,-92 75,-76 80,-64 87,-54 84,-42 80,-28 81,-15 77,-7 77,0 63,0 66,-8 71,-16 73,-30 73,-44 66,-56 56,-68 46,-80 38,-86 18,-81 -6,-77 -28,-77 -36,-77 -38,-62 -42,-45 -44,-28 -42,-14 -46,-7 -45,0 -59,0 -56,-8 -52,-15 -51,-28 -54,-45 -57,-60 -64,-76 -72,-86 -79,-82 -88,-71 -96,-60 -95,-48 -98,-36 -104,-20 -106,-8 -112,-1 -120,-3 -124,-12 -126,-30 -128,-48 -125,-60 -119,-69 -112,-86 -100,-106 -82,-126 -62,-142',
);
const FAR_LEGS = [
  '-44,-86 -58,-62 -67,-44 -73,-28 -77,-14 -78,-7 -76,0 -92,0 -89,-8 -86,-15 -82,-28 -78,-45 -74,-64 -70,-84',
  '36,-92 44,-74 54,-60 58,-46 54,-30 52,-16 47,-8 44,0 60,0 61,-7 62,-15 65,-30 71,-47 72,-58 74,-80 70,-96',
] as const;
const CREST = plot('-46,-149 -62,-142 -82,-126 -100,-106 -112,-86 -119,-70');

/** A mare grazing, facing left, in masses of light and shade as a stick of charcoal likes them. */
export function paintMare(
  scene: Scene,
  brief: Brief,
  { at: to, tall }: { at: Point; tall: number },
): void {
  const { palette } = brief;
  const figure = placeFigure({ to, scale: tall / 1.5 });
  const { area, at, path, scale } = figure;
  const [lit, coat, shade, dark] = [0.7, 0.58, 0.46, 0.32].map((light) =>
    oklch(light, 0.02, 60),
  ) as [Colour, Colour, Colour, Colour];
  scene.shape(area(plot('-112,0 -20,-5 90,-3 112,4 20,9 -96,6')), palette.shadow, {
    glaze: true,
    edge: 8,
    opacity: 0.5,
    direction: 0,
  });
  for (const leg of FAR_LEGS)
    scene.shape(area(plot(leg)), dark, { edge: 2, contour: 0.6, detail: 0.6, direction: 1.5 });
  scene.shape(area(plot('-122,-68 -126,-75 -133,-80 -132,-72 -126,-63')), dark, { detail: 0.8 });
  const body = area(OUTLINE);
  scene.shape(body, along(at(0.1, -1.5), at(-0.05, -0.1), lit, coat, shade, dark), {
    detail: 0.75,
    contour: 1,
    // Round the barrel and down the legs.
    direction: (x, y) => Math.PI / 2 + (y < at(0, -0.7)[1] ? (x - at(0, 0)[0]) / (scale * 2.6) : 0),
  });
  scene.within(body, () => {
    for (const [places, colour, edge] of [
      // Light on croup, ribs and shoulder; shade behind the shoulder, in the flank and along the belly.
      ['34,-140 56,-143 70,-126 64,-104 46,-108', lit, 18],
      ['-14,-134 12,-134 22,-116 0,-104 -18,-114', lit, 20],
      ['-50,-132 -38,-134 -42,-112 -58,-98 -64,-112', lit, 16],
      ['-100,-56 -114,-60 -122,-46 -117,-22 -108,-26 -101,-42', lit, 12],
      ['-34,-138 -25,-126 -26,-100 -34,-80 -40,-84 -33,-108', shade, 14],
      ['26,-134 34,-118 36,-98 46,-82 34,-84 24,-100', shade, 14],
      ['-40,-88 -6,-86 24,-90 40,-92 38,-78 -36,-72', dark, 12],
      ['-62,-98 -84,-90 -98,-66 -96,-54 -84,-68 -70,-82', dark, 10],
      ['-122,-16 -110,-20 -102,-10 -108,2 -124,2', dark, 6],
    ] as const)
      scene.shape(area(plot(places)), colour, { edge, opacity: 0.6, contour: 0 });
  });
  // Cheek, shoulder, stifle, eye and nostril.
  for (const [line, width] of [
    ['-96,-58 -105,-50 -106,-40 -100,-34', 0.014],
    ['-70,-86 -62,-96 -58,-106', 0.016],
    ['40,-86 46,-98 46,-108', 0.014],
    ['-119,-53 -116,-55 -113,-52', 0.024],
    ['-120,-9 -118,-11 -116,-8', 0.022],
  ] as const)
    scene.line(path(plot(line)), palette.dark, { width: scale * width, dry: 0.3, opacity: 0.8 });
  scene.shape(area(plot('-115,-73 -117,-82 -123,-90 -126,-81 -122,-69')), shade, { detail: 0.8 });
  hang(scene, brief, figure);
}

/** Mane and tail: strands that grow faint, none as long as its neighbour. */
function hang(scene: Scene, { random, palette }: Brief, { area, path, scale }: Figure): void {
  const strand = (points: readonly Point[], width: number) =>
    scene.line(path(points), palette.dark, {
      width: scale * width,
      dry: random.between(0.1, 0.5),
      pressure: (t) => 1 - t * 0.6,
    });
  const crest = smooth(CREST);
  for (let i = 0; i < 30; i++) {
    const [x, y] = pointAt(crest, (i + random()) / 30);
    const long = random.between(0.1, 0.24);
    strand(
      [
        [x, y],
        [x + 0.05, y + long * 0.45],
        [x + 0.05 + random.bell() * 0.02, y + long],
      ],
      0.03,
    );
  }
  scene.shape(
    area(
      plot('68,-142 78,-138 90,-125 100,-101 104,-74 102,-46 96,-24 95,-42 89,-64 85,-90 79,-114'),
    ),
    palette.dark,
    { edge: 3, contour: 0.3, direction: 1.5 },
  );
  for (let i = 0; i < 9; i++) {
    const k = random.between(-1, 1);
    strand(
      [
        [0.74, -1.38],
        [0.86 + k * 0.03, -1.16],
        [0.95 + k * 0.06, -0.8],
        [0.95 + k * 0.06, -0.5],
        [0.96 + k * 0.06, random.between(-0.34, -0.14)],
      ],
      0.014,
    );
  }
}
