import type { Sharp } from 'sharp';
import { type Colour, mix, oklch, shift } from '../colour.ts';
import { below, blob, ellipse, leaf, type Point, rectangle, ribbon, smooth } from '../curve.ts';
import { along, around, vertical } from '../paint.ts';
import { paintScene, toSharp } from '../paint-work.ts';
import type { Random } from '../random.ts';
import type { Compose, Scene } from '../scene.ts';

const PORTRAIT_PX = 1600;

/** The artist at her easel, seen from behind, with the window to her left. */
export async function paintSelfPortrait(): Promise<Sharp> {
  return toSharp(
    paintScene(
      studio,
      {
        id: 9100,
        category: 'portrait',
        composition: 'back-view',
        medium: 'oil',
        ground: 'canvas',
        season: 'spring',
        hour: 'day',
        framing: 'middle',
        widthCm: 60,
        heightCm: 80,
      },
      PORTRAIT_PX,
    ),
  );
}

const WALL = oklch(0.76, 0.028, 150);
const FLOOR = oklch(0.55, 0.06, 62);
const WOOD = oklch(0.48, 0.06, 60);
const SMOCK = oklch(0.42, 0.055, 255);
const HAIR = oklch(0.34, 0.05, 45);
const SKIN = oklch(0.78, 0.055, 55);
const LIGHT = oklch(0.95, 0.035, 95);
const DARK = oklch(0.24, 0.03, 50);

/** On a sheet of 750 by 1000 units. */
const studio: Compose = (scene, { random }) => {
  room(scene, random);
  easel(scene, random);
  table(scene, random);
  artist(scene);
};

function room(scene: Scene, random: Random): void {
  scene.shape(
    rectangle(-20, -20, 800, 790),
    along([0, 300], [750, 500], mix(WALL, LIGHT, 0.4), WALL, shift(WALL, { light: -0.17 })),
    { backdrop: true, direction: 1.2 },
  );
  scene.shape(
    rectangle(-20, 765, 800, 300),
    vertical(765, 1000, shift(FLOOR, { light: 0.03 }), FLOOR, shift(FLOOR, { light: -0.14 })),
    { direction: 0.04, detail: 0.3 },
  );
  scene.shape(rectangle(-20, 748, 800, 19), shift(WALL, { light: 0.08 }), { detail: 0.3 });
  const frame = shift(WOOD, { light: 0.38, chroma: 0.4 });
  scene.shape(rectangle(-30, 60, 186, 522), frame, { edge: 1 });
  const pane = rectangle(-20, 78, 160, 480);
  scene.shape(pane, vertical(78, 560, oklch(0.88, 0.035, 240), LIGHT, oklch(0.88, 0.05, 110)), {
    detail: 0.4,
  });
  scene.within(pane, () => {
    scene.shape(blob(random, [20, 520], 130, 80, 0.25), oklch(0.78, 0.055, 115), { edge: 4 });
    scene.shape(blob(random, [130, 560], 90, 90, 0.25), oklch(0.7, 0.055, 125), { edge: 4 });
  });
  for (const y of [222, 380]) scene.shape(rectangle(-20, y, 160, 9), frame);
  scene.shape(rectangle(60, 78, 9, 480), frame);
  scene.shape(rectangle(-30, 575, 208, 18), shift(frame, { light: 0.03 }));
  scene.shape(
    [
      [60, 775],
      [240, 775],
      [470, 1010],
      [150, 1010],
    ],
    LIGHT,
    { opacity: 0.32, edge: 8, direction: 0.04 },
  );
  leaning(scene, random);
}

/** Finished works along the wall and one hung above. */
function leaning(scene: Scene, random: Random): void {
  const leaned: readonly [number, number, number, number, Colour][] = [
    [672, 560, 120, 205, oklch(0.52, 0.06, 40)],
    [590, 625, 105, 142, oklch(0.68, 0.05, 235)],
  ];
  for (const [x, y, width, height, colour] of leaned) {
    scene.shape(rectangle(x - 8, y + 4, width, height), shift(WALL, { light: -0.3 }), {
      edge: 6,
      opacity: 0.6,
    });
    scene.shape(rectangle(x, y, width, height), shift(WOOD, { light: 0.12 }));
    const inner = rectangle(x + 8, y + 8, width - 16, height - 16);
    scene.shape(inner, vertical(y, y + height, shift(colour, { light: 0.14 }), colour));
    scene.within(inner, () => {
      for (let i = 0; i < 4; i++) {
        const at: Point = [x + random.between(0, width), y + height * random.between(0.4, 0.95)];
        scene.shape(blob(random, at, 34, 24, 0.2), shift(colour, { light: -0.12, hue: 30 }));
      }
    });
  }
  scene.shape(rectangle(618, 118, 150, 118), DARK, { edge: 5, opacity: 0.3 });
  scene.shape(rectangle(612, 108, 150, 118), shift(WOOD, { light: -0.06 }));
  scene.shape(
    rectangle(621, 117, 140, 100),
    vertical(117, 217, oklch(0.85, 0.04, 75), oklch(0.6, 0.05, 220)),
  );
}

function easel(scene: Scene, random: Random): void {
  const post = (from: Point, to: Point, width: number) =>
    scene.shape(
      ribbon([from, to], () => width / 2),
      along(from, to, shift(WOOD, { light: 0.1 }), WOOD),
    );
  post([484, 60], [500, 900], 17);
  post([470, 90], [352, 930], 15);
  post([500, 90], [640, 925], 15);
  const canvas: Point[] = [
    [338, 188],
    [632, 168],
    [640, 560],
    [346, 572],
  ];
  scene.shape(
    canvas.map(([x, y]): Point => [x + 12, y + 10]),
    DARK,
    { edge: 9, opacity: 0.45 },
  );
  scene.shape(
    canvas,
    vertical(170, 570, oklch(0.82, 0.045, 60), oklch(0.9, 0.03, 80), oklch(0.74, 0.035, 230)),
    { detail: 0.8, direction: 0 },
  );
  scene.within(canvas, () => {
    const hills: readonly [number, Colour, readonly number[]][] = [
      [330, oklch(0.72, 0.025, 265), [352, 318, 340, 300, 336, 322]],
      [372, oklch(0.62, 0.03, 215), [380, 362, 376, 352, 368, 374]],
    ];
    for (const [, colour, heights] of hills) {
      const crest = smooth(heights.map((y, n): Point => [320 + n * 66, y]));
      scene.shape(below(crest, 430), colour, { edge: 2, detail: 0.8 });
    }
    scene.shape(
      rectangle(320, 410, 340, 180),
      vertical(410, 580, oklch(0.86, 0.03, 75), oklch(0.62, 0.04, 230)),
      { direction: 0, detail: 0.7 },
    );
    scene.shape(
      below(
        smooth([
          [320, 446],
          [420, 440],
          [520, 472],
          [560, 500],
        ]),
        600,
      ).concat([[320, 600]]),
      oklch(0.62, 0.09, 115),
      { detail: 0.8 },
    );
    for (const [x, y, size] of [
      [566, 388, 30],
      [602, 380, 42],
      [636, 384, 34],
      [372, 418, 26],
    ] as const) {
      scene.shape(
        blob(random, [x, y], size, size * 1.3, 0.2),
        around([x - 8, y - 14], size * 1.5, oklch(0.72, 0.11, 75), oklch(0.46, 0.09, 50)),
        { detail: 0.9 },
      );
    }
    scene.shape(ellipse([470, 268], 20, 20), oklch(0.95, 0.05, 85), { edge: 3 });
  });
  scene.shape(rectangle(352, 566, 296, 15), shift(WOOD, { light: 0.06 }));
  scene.shape(rectangle(478, 158, 26, 20), shift(WOOD, { light: -0.05 }));
}

function table(scene: Scene, random: Random): void {
  scene.shape(
    [
      [560, 806],
      [800, 800],
      [800, 838],
      [560, 842],
    ],
    shift(WOOD, { light: 0.13 }),
    { direction: 0 },
  );
  scene.shape(
    [
      [572, 842],
      [800, 838],
      [800, 1010],
      [590, 1010],
    ],
    vertical(842, 1000, shift(WOOD, { light: -0.1 }), shift(WOOD, { light: -0.2 })),
  );
  const jar: Point[] = [
    [634, 734],
    [694, 732],
    [690, 818],
    [640, 820],
  ];
  for (let i = 0; i < 9; i++) {
    const lean = (i - 4) * 11 + random.bell() * 4;
    const top: Point = [664 + lean * 1.5, 640 + random.between(0, 34)];
    scene.line(
      [[664 + lean * 0.4, 742], top],
      random.pick([oklch(0.62, 0.08, 70), oklch(0.4, 0.09, 30), oklch(0.35, 0.05, 250)]),
      { width: 5 },
    );
    scene.shape(
      leaf([top[0], top[1] + 10], [top[0] + lean * 0.2, top[1] - 26], 13),
      random.pick([oklch(0.5, 0.07, 60), oklch(0.3, 0.03, 50), oklch(0.85, 0.03, 85)]),
      { detail: 0.9 },
    );
  }
  scene.shape(jar, along([634, 0], [694, 0], oklch(0.72, 0.035, 215), oklch(0.47, 0.035, 225)), {
    detail: 0.9,
  });
  const tubes: readonly [number, number, Colour][] = [
    [580, 808, oklch(0.56, 0.15, 32)],
    [612, 820, oklch(0.78, 0.13, 85)],
    [722, 816, oklch(0.48, 0.09, 250)],
  ];
  for (const [x, y, colour] of tubes) {
    scene.shape(
      ribbon(
        [
          [x, y],
          [x + 34, y - 8],
        ],
        (t) => 8 - 3 * t,
      ),
      colour,
      { detail: 0.9 },
    );
  }
}

function artist(scene: Scene): void {
  scene.shape(ellipse([250, 966], 190, 26), DARK, { edge: 14, opacity: 0.5 });
  const skirt = smooth(
    [
      [170, 700],
      [336, 700],
      [376, 850],
      [392, 1020],
      [128, 1020],
      [146, 850],
    ],
    { closed: true },
  );
  scene.shape(skirt, along([130, 0], [390, 0], oklch(0.58, 0.05, 60), oklch(0.34, 0.04, 50)), {
    direction: 1.5,
    edge: 1,
  });
  // Her right arm goes up to the canvas.
  const sleeve = smooth(
    [
      [322, 536],
      [372, 572],
      [420, 566],
      [446, 508],
      [426, 492],
      [400, 528],
      [360, 520],
      [330, 500],
    ],
    { closed: true },
  );
  scene.shape(
    sleeve,
    along([320, 500], [440, 590], shift(SMOCK, { light: 0.1 }), shift(SMOCK, { light: -0.1 })),
    { edge: 1, detail: 0.8 },
  );
  scene.shape(
    smooth(
      [
        [428, 496],
        [446, 508],
        [458, 474],
        [470, 452],
        [456, 444],
        [440, 462],
      ],
      { closed: true },
    ),
    along([430, 450], [460, 500], shift(SKIN, { light: 0.05 }), shift(SKIN, { light: -0.12 })),
    { detail: 1 },
  );
  scene.line(
    [
      [436, 486],
      [506, 404],
    ],
    oklch(0.45, 0.07, 50),
    { width: 5, pressure: () => 0.9 },
  );
  const back = smooth(
    [
      [246, 470],
      [300, 482],
      [336, 512],
      [344, 590],
      [330, 660],
      [352, 740],
      [350, 812],
      [160, 812],
      [156, 740],
      [176, 660],
      [156, 590],
      [158, 520],
      [196, 482],
    ],
    { closed: true },
  );
  scene.shape(
    back,
    along(
      [150, 520],
      [350, 620],
      shift(SMOCK, { light: 0.2 }),
      shift(SMOCK, { light: 0.03 }),
      shift(SMOCK, { light: -0.12 }),
    ),
    { edge: 1, direction: 1.4, detail: 0.7 },
  );
  scene.within(back, () => {
    scene.shape(
      smooth(
        [
          [248, 500],
          [262, 600],
          [252, 700],
          [268, 812],
          [236, 812],
          [240, 700],
          [236, 600],
        ],
        { closed: true },
      ),
      shift(SMOCK, { light: -0.12 }),
      { edge: 5, opacity: 0.5 },
    );
    scene.shape(
      ribbon(
        smooth([
          [150, 668],
          [245, 684],
          [350, 664],
        ]),
        () => 7,
      ),
      shift(SMOCK, { light: 0.2 }),
      { detail: 0.9 },
    );
  });
  scene.shape(
    smooth(
      [
        [244, 682],
        [226, 700],
        [214, 740],
        [236, 716],
      ],
      { closed: true },
    ),
    shift(SMOCK, { light: 0.22 }),
    { detail: 0.9 },
  );
  scene.shape(
    smooth(
      [
        [250, 682],
        [270, 704],
        [284, 752],
        [258, 716],
      ],
      { closed: true },
    ),
    shift(SMOCK, { light: 0.16 }),
    { detail: 0.9 },
  );
  const neck = smooth(
    [
      [230, 430],
      [276, 430],
      [280, 486],
      [252, 496],
      [224, 486],
    ],
    { closed: true },
  );
  scene.shape(
    neck,
    along([224, 0], [284, 0], shift(SKIN, { light: 0.08 }), shift(SKIN, { light: -0.16 })),
    { edge: 1, detail: 0.9 },
  );
  scene.shape(
    ellipse([262, 398], 54, 62, { turn: 0.12 }),
    along([210, 370], [310, 430], shift(HAIR, { light: 0.16 }), HAIR, shift(HAIR, { light: -0.1 })),
    { edge: 1, detail: 0.9, direction: (x, y) => Math.atan2(y - 340, x - 240) },
  );
  // A sliver of cheek, and the ear under a strand: she looks at the canvas.
  scene.shape(
    smooth(
      [
        [305, 384],
        [317, 404],
        [312, 430],
        [299, 444],
        [294, 422],
        [300, 402],
      ],
      { closed: true },
    ),
    SKIN,
    { edge: 1, detail: 1 },
  );
  scene.shape(ellipse([279, 414], 7, 12, { turn: 0.25 }), shift(SKIN, { light: -0.07 }), {
    edge: 1,
    detail: 1,
  });
  scene.shape(
    ellipse([232, 342], 34, 31),
    around([222, 330], 46, shift(HAIR, { light: 0.2 }), shift(HAIR, { light: -0.06 })),
    { edge: 1, detail: 0.9, direction: (x, y) => Math.atan2(y - 342, x - 232) + 1.5 },
  );
  for (const [from, to] of [
    [
      [222, 440],
      [214, 470],
    ],
    [
      [286, 446],
      [292, 468],
    ],
  ] as const) {
    scene.line([from, to], HAIR, { width: 3 });
  }
  scene.line(
    smooth([
      [204, 318],
      [250, 352],
      [262, 322],
    ]),
    oklch(0.52, 0.15, 32),
    { width: 9, pressure: () => 1 },
  );
}
