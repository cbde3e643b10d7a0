import type { Brief } from '../../scene.ts';

type Stand = readonly [x: number, down: number, size: number];

/** Where things stand: fractions of the width, of the way from the horizon to the lower edge, and sizes. */
export interface Plan {
  readonly houses: readonly (readonly [...Stand, turn: number])[];
  readonly spruces: readonly Stand[];
  readonly trees: readonly Stand[];
  readonly door: readonly [x: number, down: number];
  readonly fence: readonly [x: number, down: number];
}

/** One near house, the others behind it. */
const NEAR_HOUSE: Plan = {
  houses: [
    [0.76, 0.06, 0.4, -1],
    [0.53, 0.05, 0.46, 1],
    [0.87, 0.2, 0.62, -1],
    [0.3, 0.36, 1.12, 1],
  ],
  spruces: [
    [0.9, 0.1, 0.2],
    [0.97, 0.09, 0.24],
    [0.67, 0.08, 0.18],
    [0.09, 0.3, 0.48],
    [0.02, 0.34, 0.34],
  ],
  trees: [
    [0.63, 0.22, 0.3],
    [0.94, 0.85, 0.56],
  ],
  door: [0.35, 0.38],
  fence: [0.58, 0.42],
};

/** A street that climbs away from us. */
const STREET: Plan = {
  houses: [
    [0.36, 0.04, 0.36, 1],
    [0.46, 0.09, 0.48, 1],
    [0.6, 0.17, 0.7, 1],
    [0.8, 0.38, 1.05, -1],
    [0.1, 0.14, 0.5, 1],
  ],
  spruces: [
    [0.24, 0.08, 0.2],
    [0.29, 0.06, 0.16],
    [0.03, 0.5, 0.62],
    [0.13, 0.44, 0.42],
    [0.97, 0.3, 0.4],
  ],
  trees: [
    [0.7, 0.14, 0.28],
    [0.22, 0.26, 0.32],
  ],
  door: [0.47, 0.16],
  fence: [-0.06, 0.56],
};

/** A hamlet far over the snow. */
const HAMLET: Plan = {
  houses: [
    [0.46, 0.08, 0.42, 1],
    [0.57, 0.05, 0.36, -1],
    [0.66, 0.14, 0.6, 1],
    [0.86, 0.12, 0.46, -1],
  ],
  spruces: [
    [0.38, 0.06, 0.2],
    [0.43, 0.05, 0.26],
    [0.78, 0.06, 0.24],
    [0.06, 0.72, 0.78],
    [0.17, 0.6, 0.52],
    [0.24, 0.5, 0.3],
    [0.96, 0.14, 0.26],
  ],
  trees: [
    [0.53, 0.12, 0.2],
    [0.76, 0.16, 0.24],
  ],
  door: [0.62, 0.16],
  fence: [0.7, 0.3],
};

export const PLANS: Readonly<
  Record<Brief['framing'], { readonly day: Plan; readonly lamplit: Plan }>
> = {
  wide: { day: HAMLET, lamplit: STREET },
  middle: { day: HAMLET, lamplit: NEAR_HOUSE },
  close: { day: NEAR_HOUSE, lamplit: NEAR_HOUSE },
};
