import { mix, oklch, shift } from '../../colour.ts';
import { blob, ellipse, type Point, rectangle, ribbon, smooth, strew } from '../../curve.ts';
import { along, around, vertical } from '../../paint.ts';
import type { Brief, Compose, Scene } from '../../scene.ts';
import { mirror } from '../mirror.ts';
import { plot } from '../plot.ts';
import { type Figure, placeFigure } from './figure.ts';

/** A fox asleep in fallen leaves at the foot of an oak, rolled up, its nose under its brush. */
export const foxAsleep: Compose = (scene, brief) => {
  const { width: w, height: h, random } = brief;
  litter(scene, brief);
  oak(scene, brief);
  const scale = Math.min(w * 0.27, h * 0.4);
  const figure = placeFigure({ to: [w * 0.44, h * 0.6], scale, turn: 0.03 });
  sleeper(scene, brief, figure);
  // Leaves lie against it and on its brush.
  for (const [x, y] of strew(random, ellipse(figure.at(0, 0.56), scale * 1.15, scale * 0.1), 70))
    dab(scene, brief, [x, y], random.between(0.6, 1.1));
  for (let i = 0; i < 5; i++)
    dab(scene, brief, figure.at(random.between(-0.2, 0.8), random.between(-0.5, -0.25)), 0.8);
  if (random.chance(0.5)) mirror(scene, w);
};

function leafColour({ random, palette }: Brief) {
  return palette.lit(
    random.pick([
      oklch(0.5, 0.1, 50),
      oklch(0.58, 0.11, 62),
      oklch(0.44, 0.08, 42),
      oklch(0.66, 0.1, 78),
      oklch(0.38, 0.05, 50),
    ]),
    0.3,
  );
}

/** One fallen leaf: a stroke, lit or in shade. */
function dab(scene: Scene, brief: Brief, [x, y]: Point, size: number): void {
  const { width: w, random } = brief;
  const long = w * 0.02 * size;
  const angle = random.between(-0.9, 0.9);
  const [dx, dy] = [Math.cos(angle) * long, Math.sin(angle) * long * 0.6];
  scene.line(
    smooth([
      [x - dx, y - dy],
      [x, y - long * random.between(-0.2, 0.3)],
      [x + dx, y + dy],
    ]),
    leafColour(brief),
    { width: long * random.between(0.5, 0.9), dry: 0.25, opacity: 0.9 },
  );
}

/** The floor of the wood goes up beyond the frame: dark and cool far off, warm where the light falls. */
function litter(scene: Scene, brief: Brief): void {
  const { width: w, height: h, random, palette } = brief;
  const warm = palette.lit(oklch(0.56, 0.08, 62), 0.3);
  const far = mix(palette.lit(oklch(0.34, 0.035, 75), 0.3), palette.shadow, 0.25);
  scene.shape(
    rectangle(-30, -30, w + 60, h + 60),
    vertical(0, h, far, mix(far, warm, 0.45), warm, mix(warm, far, 0.25)),
    { backdrop: true, direction: 0.12 },
  );
  scene.shape(
    ellipse([w * 0.42, h * 0.62], w * 0.5, h * 0.36),
    around([w * 0.4, h * 0.6], w * 0.5, shift(warm, { light: 0.09 }), warm, mix(warm, far, 0.4)),
    { edge: 60, opacity: 0.6, contour: 0, direction: 0.1, detail: 0.2 },
  );
  for (let i = 0; i < 420; i++) {
    const t = random() ** 0.7;
    const at: Point = [w * random.between(-0.02, 1.02), h * t];
    const size = 0.35 + t * 0.85;
    if (random() < 0.25 + t * 0.75) dab(scene, brief, at, size);
  }
}

/** The trunk is cut by the frame, so that it only says where we are. */
function oak(scene: Scene, { width: w, height: h, random, palette }: Brief): void {
  const bark = mix(palette.trunk, palette.dark, 0.2);
  const lit = mix(shift(bark, { light: 0.1 }), palette.light, 0.08);
  const outline = smooth(
    [
      [w * 0.74, -30],
      [w * 0.735, h * 0.16],
      [w * 0.72, h * 0.33],
      [w * 0.64, h * 0.45],
      [w * 0.54, h * 0.5],
      [w * 0.68, h * 0.5],
      [w * 0.78, h * 0.47],
      [w * 0.86, h * 0.52],
      [w * 0.95, h * 0.64],
      [w * 1.05, h * 0.7],
      [w * 1.05, -30],
    ],
    { closed: true },
  );
  scene.shape(
    outline,
    along([w * 0.7, 0], [w * 1.02, h * 0.1], lit, bark, mix(bark, palette.dark, 0.5)),
    {
      direction: (x, y) => (y > h * 0.36 ? (x < w * 0.8 ? 2.6 : 0.7) : 1.55),
      edge: 2,
      detail: 0.5,
      contour: 0.4,
    },
  );
  scene.within(outline, () => {
    for (let i = 0; i < 60; i++) {
      const x = w * random.between(0.73, 1.02);
      const y = h * random.between(-0.08, 0.2);
      scene.line(
        smooth([
          [x, y],
          [x + w * 0.004 * random.bell(), y + h * 0.05],
          [x + w * 0.008 * random.bell(), y + h * random.between(0.08, 0.14)],
        ]),
        random.chance(0.4) ? lit : mix(bark, palette.dark, 0.6),
        { width: w * random.between(0.003, 0.006), dry: 0.7, opacity: 0.35 },
      );
    }
  });
}

function sleeper(scene: Scene, brief: Brief, figure: Figure): void {
  const { random, palette } = brief;
  const { area, at, path, scale } = figure;
  const rust = palette.lit(oklch(0.56, 0.125, 46), 0.3);
  const lit = mix(shift(rust, { light: 0.12, chroma: 0.85, hue: 10 }), palette.light, 0.1);
  const shade = mix(shift(rust, { light: -0.2, chroma: 0.8 }), palette.shadow, 0.3);
  const deep = mix(shade, palette.dark, 0.45);
  const white = mix(palette.lit(oklch(0.88, 0.025, 75), 0.3), palette.shadow, 0.08);
  scene.shape(area(plot('-110,30 -60,16 60,14 118,24 110,58 40,68 -60,66 -106,54')), deep, {
    glaze: true,
    edge: scale * 0.07,
    opacity: 0.75,
    direction: 0,
  });
  const body = area(
    plot(
      '-88,12 -84,-16 -66,-38 -36,-52 0,-58 36,-55 68,-42 90,-18 98,10 92,34 66,50 20,56 -30,54 -72,44',
    ),
  );
  const round = (x: number, y: number) => {
    const [cx, cy] = at(0.05, 0.3);
    return Math.atan2(y - cy, (x - cx) * 0.6) + Math.PI / 2;
  };
  scene.shape(body, along(at(-0.35, -0.6), at(0.2, 0.5), lit, rust, rust, shade, deep), {
    detail: 0.7,
    contour: 0.15,
    edge: scale * 0.025,
    direction: round,
  });
  scene.within(body, () => {
    const soft = { contour: 0, detail: 0.6, direction: round };
    // Haunch and shoulder are two rounds with a valley between them.
    scene.shape(area(plot('2,-58 -4,-30 6,0 20,24 40,36 14,40 -14,10 -22,-30')), shade, {
      ...soft,
      edge: scale * 0.1,
      opacity: 0.7,
    });
    scene.shape(area(plot('24,-40 56,-40 78,-20 76,4 52,10 30,-6')), lit, {
      ...soft,
      edge: scale * 0.13,
      opacity: 0.6,
    });
    scene.shape(area(plot('100,-10 84,14 60,28 20,34 20,60 110,50')), deep, {
      ...soft,
      edge: scale * 0.1,
      opacity: 0.6,
    });
    scene.shape(area(plot('-60,-36 -34,-46 -16,-42 -24,-26 -56,-18')), lit, {
      ...soft,
      edge: scale * 0.09,
      opacity: 0.55,
    });
  });
  fur(scene, brief, figure, { count: 150, colours: [lit, rust, shade], round });
  head(scene, brief, figure, { rust, lit, shade, deep, white });
  brush(scene, brief, figure, { rust, lit, shade, deep, white });
  for (let i = 0; i < 26; i++) {
    // The back is no cut edge: hair stands out of it.
    const angle = -Math.PI * random.between(0.04, 0.9);
    const [x, y] = [0.05 + Math.cos(angle) * 0.92, 0.06 + Math.sin(angle) * 0.63];
    scene.line(
      path([
        [x - 0.05, y + 0.01],
        [x, y - 0.01],
        [x + 0.07, y + (x > 0 ? 0.03 : -0.02)],
      ]),
      random.pick([lit, rust]),
      {
        width: scale * 0.016,
        dry: 0.5,
        opacity: 0.7,
      },
    );
  }
}

type Furs = Record<'rust' | 'lit' | 'shade' | 'deep' | 'white', ReturnType<typeof oklch>>;

/** Short strokes that lie as hair lies: across the form, round the curled back. */
function fur(
  scene: Scene,
  { random }: Brief,
  { at, scale }: Figure,
  {
    count,
    colours: [lit, rust, shade],
    round,
  }: {
    count: number;
    colours: readonly [Furs['lit'], Furs['rust'], Furs['shade']];
    round: (x: number, y: number) => number;
  },
): void {
  for (let i = 0; i < count; i++) {
    const angle = random.between(0, Math.PI * 2);
    const reach = Math.sqrt(random()) * 0.92;
    const [x, y] = at(0.04 + Math.cos(angle) * reach * 0.88, -0.02 + Math.sin(angle) * reach * 0.5);
    const run = round(x, y) + random.bell() * 0.18;
    const long = scale * random.between(0.05, 0.12);
    const height = (y - at(0, 0)[1]) / scale + random.bell() * 0.14;
    scene.line(
      smooth([
        [x - Math.cos(run) * long, y - Math.sin(run) * long * 0.7],
        [x, y + long * 0.08],
        [x + Math.cos(run) * long, y + Math.sin(run) * long * 0.7],
      ]),
      height < -0.2 ? lit : height < 0.14 ? rust : shade,
      { width: scale * random.between(0.014, 0.032), dry: 0.45, opacity: 0.55 },
    );
  }
}

/** Laid on the brush, seen from the side: the lid is one line. */
function head(scene: Scene, { palette }: Brief, figure: Figure, furs: Furs): void {
  const { rust, lit, shade, deep, white } = furs;
  const { area, at, path, scale } = figure;
  scene.shape(area(plot('-52,-4 -54,-24 -49,-34 -38,-22 -32,-6')), mix(deep, rust, 0.25), {
    edge: 2,
    detail: 0.8,
    contour: 0.3,
  });
  const skull = area(
    plot('-92,28 -84,18 -70,7 -58,-5 -44,-13 -24,-13 -6,-4 6,12 2,28 -14,38 -40,40 -66,38 -86,36'),
  );
  scene.shape(area(plot('-20,-24 4,-16 18,10 14,36 -10,50 -50,50 -30,20')), deep, {
    edge: scale * 0.08,
    opacity: 0.6,
    contour: 0,
  });
  scene.shape(skull, along(at(-0.5, -0.14), at(-0.36, 0.4), lit, rust, rust, shade), {
    detail: 0.9,
    direction: 2.6,
    edge: 2,
    contour: 0.2,
  });
  scene.within(skull, () => {
    scene.shape(area(plot('-96,28 -76,22 -58,22 -42,26 -22,20 -4,24 -8,44 -96,44')), white, {
      edge: scale * 0.03,
      contour: 0,
      detail: 0.9,
      direction: 2.8,
    });
    scene.shape(area(plot('-82,20 -66,8 -54,4 -60,14 -72,22')), lit, {
      edge: scale * 0.02,
      opacity: 0.6,
      contour: 0,
    });
    scene.shape(area(plot('-58,8 -48,0 -36,4 -36,14 -48,16')), shade, {
      edge: scale * 0.03,
      opacity: 0.55,
      contour: 0,
    });
  });
  scene.shape(area(plot('-34,-8 -34,-34 -24,-50 -10,-28 -6,-2 -20,2')), rust, {
    edge: 2,
    detail: 0.9,
    contour: 0.3,
    direction: 1.5,
  });
  scene.shape(area(plot('-23,-8 -26,-26 -23,-38 -15,-24 -14,-8')), deep, {
    edge: scale * 0.02,
    opacity: 0.65,
    detail: 0.9,
    contour: 0,
  });
  scene.line(path(plot('-55,7 -49,12 -41,12 -36,8')), palette.dark, {
    width: scale * 0.022,
    dry: 0.1,
    pressure: (t) => 0.4 + Math.sin(t * Math.PI) * 0.6,
  });
  scene.shape(ellipse(at(-0.9, 0.28), scale * 0.034, scale * 0.028), palette.dark, {
    edge: 1.5,
    detail: 1,
    contour: 0,
  });
}

/** Once round the front; its white end lies before the nose. */
function brush(scene: Scene, { random }: Brief, figure: Figure, furs: Furs): void {
  const { rust, lit, shade, deep, white } = furs;
  const { at, scale } = figure;
  const line = figure.path([
    [0.94, 0.12],
    [0.84, 0.36],
    [0.5, 0.46],
    [0.1, 0.48],
    [-0.3, 0.47],
    [-0.7, 0.44],
    [-1.02, 0.34],
  ]);
  const halves = [0.06, 0.11, 0.14, 0.15, 0.15, 0.12, 0.01];
  const outline = ribbon(line, (t) => {
    const place = t * (halves.length - 1);
    const i = Math.min(halves.length - 2, Math.floor(place));
    const [a = 0, b = 0] = [halves[i], halves[i + 1]];
    return (a + (b - a) * (place - i)) * scale;
  });
  const run = (x: number, y: number) =>
    x > at(0.7, 0)[0] ? 2.2 : 3.0 + (y - at(0, 0.46)[1]) / scale;
  scene.shape(outline, along(at(0, 0.3), at(0.02, 0.64), lit, rust, shade, deep), {
    detail: 0.75,
    edge: scale * 0.02,
    contour: 0.15,
    direction: run,
  });
  scene.within(outline, () => {
    const tongues = plot('-64,24 -56,34 -68,40 -54,46 -66,52 -56,66 -120,66 -120,20');
    scene.shape(
      figure.area(tongues),
      along(at(-0.8, 0.3), at(-0.8, 0.6), white, mix(white, shade, 0.45)),
      {
        edge: scale * 0.04,
        contour: 0,
        direction: 2.9,
      },
    );
  });
  for (let i = 0; i < 70; i++) {
    const t = random.between(0.12, 0.86);
    const [x, y] = line[Math.round(t * (line.length - 1))] ?? [0, 0];
    const off = random.between(-1, 1);
    const py = y + off * scale * 0.12;
    const isTip = t > 0.76;
    scene.line(
      smooth([
        [x + scale * 0.07, py - scale * 0.01],
        [x, py],
        [x - scale * 0.08, py + off * scale * 0.03],
      ]),
      off < -0.3
        ? isTip
          ? white
          : lit
        : off < 0.4
          ? isTip
            ? white
            : rust
          : isTip
            ? mix(white, shade, 0.5)
            : shade,
      { width: scale * random.between(0.014, 0.03), dry: 0.45, opacity: 0.6 },
    );
  }
  scene.shape(blob(random, at(-0.3, 0.63), scale * 0.7, scale * 0.035, 0.3), deep, {
    glaze: true,
    edge: scale * 0.04,
    opacity: 0.5,
  });
}
