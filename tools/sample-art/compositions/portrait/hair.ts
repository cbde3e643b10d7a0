import { type Point, pointAt, smooth } from '../../curve.ts';
import type { Random } from '../../random.ts';
import type { Scene } from '../../scene.ts';
import type { Pen } from './pen.ts';
import type { Tones } from './tones.ts';

/** Hair combed between two lines that run from its roots to its tips. */
export interface Flow {
  readonly inner: readonly number[];
  readonly outer: readonly number[];
  readonly locks: number;
}

interface Hair {
  readonly outline: readonly number[];
  readonly flows: readonly Flow[];
}

/** A mass of hair with locks of light and shadow that follow its flows. */
export function hairMass(
  scene: Scene,
  pen: Pen,
  { hair, hairLight, hairDark }: Tones,
  random: Random,
  { outline, flows }: Hair,
): void {
  pen.area(outline, pen.blend([-0.35, -0.5, 0.45, 0.15], hairLight, hair, hair, hairDark), {
    edge: 2.5,
    detail: 0.6,
    contour: 0.6,
    direction: 0.8,
  });
  scene.within(pen.curve(outline), () => {
    for (const { inner, outer, locks } of flows) {
      const a = pen.curve(inner, false);
      const b = pen.curve(outer, false);
      for (let i = 0; i < locks; i++) {
        const across = (i + random.between(0.1, 0.9)) / locks;
        const start = random.between(0, 0.35);
        const reach = random.between(0.35, 0.65);
        const lock = [0, 1, 2, 3].map((n): Point => {
          const t = start + (reach * n) / 3;
          const [ax, ay] = pointAt(a, t);
          const [bx, by] = pointAt(b, t);
          return [ax + (bx - ax) * across, ay + (by - ay) * across];
        });
        const isLit = random() > 0.35 + start;
        scene.line(smooth(lock), isLit ? hairLight : hairDark, {
          width: pen.size * random.between(0.012, 0.045),
          dry: 0.4,
          opacity: isLit ? 0.5 : 0.6,
        });
      }
    }
  });
}

/** Combed back from the brow into a knot, seen with a three-quarter face. */
export const KNOT_THREE_QUARTER: Hair = {
  outline: [
    -0.305, -0.24, -0.315, -0.4, -0.2, -0.52, 0.0, -0.575, 0.22, -0.55, 0.4, -0.41, 0.46, -0.17,
    0.45, 0.06, 0.4, 0.24, 0.31, 0.28, 0.27, 0.16, 0.25, 0.0, 0.18, -0.17, 0.06, -0.33, -0.05, -0.4,
    -0.16, -0.38, -0.25, -0.32,
  ],
  flows: [
    {
      inner: [-0.06, -0.4, 0.05, -0.34, 0.17, -0.18, 0.25, 0.0, 0.32, 0.24],
      outer: [-0.04, -0.57, 0.22, -0.55, 0.4, -0.41, 0.46, -0.17, 0.42, 0.2],
      locks: 20,
    },
    {
      inner: [-0.07, -0.42, -0.16, -0.38, -0.29, -0.26],
      outer: [-0.06, -0.57, -0.2, -0.52, -0.32, -0.38],
      locks: 7,
    },
  ],
};

/** The knot itself, low in the neck. */
export const KNOT_LOW: Hair = {
  outline: [0.33, 0.12, 0.44, 0.08, 0.54, 0.16, 0.55, 0.3, 0.46, 0.38, 0.36, 0.34, 0.31, 0.24],
  flows: [
    {
      inner: [0.36, 0.2, 0.42, 0.16, 0.48, 0.22, 0.46, 0.3],
      outer: [0.33, 0.14, 0.44, 0.09, 0.54, 0.18, 0.5, 0.36],
      locks: 6,
    },
  ],
};

/** Loose hair to the jaw, parted at the side. */
export const BOB_THREE_QUARTER: Hair = {
  outline: [
    -0.3, -0.1, -0.335, -0.3, -0.24, -0.5, -0.02, -0.59, 0.24, -0.56, 0.43, -0.41, 0.5, -0.14, 0.5,
    0.14, 0.47, 0.36, 0.36, 0.44, 0.22, 0.42, 0.2, 0.3, 0.24, 0.14, 0.2, -0.06, 0.1, -0.24, -0.04,
    -0.38, -0.16, -0.33, -0.26, -0.24,
  ],
  flows: [
    {
      inner: [-0.06, -0.4, 0.1, -0.26, 0.2, -0.06, 0.24, 0.14, 0.22, 0.4],
      outer: [-0.04, -0.58, 0.26, -0.55, 0.44, -0.4, 0.51, -0.1, 0.47, 0.36],
      locks: 22,
    },
    {
      inner: [-0.07, -0.4, -0.17, -0.34, -0.28, -0.18],
      outer: [-0.06, -0.58, -0.24, -0.5, -0.33, -0.28],
      locks: 8,
    },
  ],
};

/** Cut short, with the ear free, seen with a three-quarter face. */
export const SHORT_THREE_QUARTER: Hair = {
  outline: [
    -0.3, -0.25, -0.35, -0.38, -0.3, -0.52, -0.12, -0.61, 0.1, -0.61, 0.3, -0.54, 0.42, -0.38, 0.44,
    -0.16, 0.41, 0.04, 0.35, 0.2, 0.33, 0.06, 0.34, -0.06, 0.28, -0.1, 0.25, -0.02, 0.235, 0.04,
    0.21, -0.06, 0.2, -0.2, 0.1, -0.31, 0.0, -0.28, -0.12, -0.35, -0.22, -0.3,
  ],
  flows: [
    {
      inner: [-0.1, -0.36, -0.2, -0.36, -0.28, -0.28],
      outer: [0.1, -0.6, -0.2, -0.6, -0.35, -0.4],
      locks: 10,
    },
    {
      inner: [0.04, -0.3, 0.16, -0.24, 0.22, -0.06],
      outer: [0.12, -0.6, 0.38, -0.44, 0.42, 0.02],
      locks: 14,
    },
  ],
};

/** All of the hair, seen from behind. */
export const HAIR_BEHIND: Hair = {
  outline: [
    -0.26, -0.3, -0.24, -0.42, -0.12, -0.52, 0.08, -0.56, 0.28, -0.49, 0.4, -0.32, 0.43, -0.1, 0.38,
    0.12, 0.3, 0.3, 0.22, 0.42, 0.12, 0.36, 0.07, 0.22, 0.08, 0.1, 0.02, -0.06, -0.06, -0.04, -0.1,
    -0.14, -0.19, -0.2,
  ],
  flows: [
    {
      inner: [-0.2, -0.22, -0.05, -0.12, 0.08, -0.06, 0.2, -0.06],
      outer: [-0.24, -0.42, -0.06, -0.5, 0.14, -0.42, 0.24, -0.2],
      locks: 12,
    },
    {
      inner: [0.16, 0.36, 0.12, 0.18, 0.18, 0.0],
      outer: [0.4, 0.08, 0.4, -0.04, 0.3, -0.1],
      locks: 10,
    },
  ],
};

/** The knot on the back of a head, seen from behind. */
export const KNOT_SEEN_FROM_BEHIND: Hair = {
  outline: [
    0.1, -0.16, 0.2, -0.24, 0.33, -0.21, 0.39, -0.09, 0.34, 0.04, 0.22, 0.08, 0.11, 0.02, 0.07,
    -0.08,
  ],
  flows: [
    {
      inner: [0.2, -0.1, 0.26, -0.13, 0.28, -0.05, 0.22, -0.02],
      outer: [0.1, -0.12, 0.24, -0.23, 0.38, -0.08, 0.22, 0.07],
      locks: 9,
    },
  ],
};

/** Combed back over the ear into a knot, seen with a profile. */
export const KNOT_PROFILE: Hair = {
  outline: [
    -0.25, -0.35, -0.2, -0.46, -0.06, -0.54, 0.12, -0.55, 0.3, -0.47, 0.42, -0.3, 0.45, -0.12, 0.42,
    0.04, 0.35, 0.16, 0.25, 0.22, 0.16, 0.17, 0.14, 0.06, 0.08, -0.04, 0.02, 0.01, -0.02, -0.06,
    -0.05, -0.17, -0.13, -0.26,
  ],
  flows: [
    {
      inner: [-0.18, -0.3, -0.05, -0.17, 0.06, -0.06, 0.18, 0.08, 0.34, 0.1],
      outer: [-0.2, -0.46, 0.0, -0.54, 0.26, -0.49, 0.42, -0.28, 0.44, 0.0],
      locks: 22,
    },
  ],
};

/** The knot of a profile, at the back of the head. */
export const KNOT_BEHIND: Hair = {
  outline: [0.4, -0.1, 0.5, -0.14, 0.6, -0.06, 0.61, 0.07, 0.53, 0.16, 0.42, 0.14, 0.37, 0.04],
  flows: [
    {
      inner: [0.42, 0.0, 0.48, -0.05, 0.54, 0.0, 0.5, 0.08],
      outer: [0.39, -0.06, 0.5, -0.13, 0.6, -0.03, 0.54, 0.15],
      locks: 7,
    },
  ],
};
