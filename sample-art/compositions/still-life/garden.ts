import { type Colour, oklch } from '../../colour.ts';
import type { Brief } from '../../scene.ts';

export type Kind = 'round' | 'daisy' | 'tulip';

export const GARDEN: Record<Brief['season'], readonly (readonly [Kind, Colour])[]> = {
  spring: [
    ['tulip', oklch(0.62, 0.13, 25)],
    ['tulip', oklch(0.84, 0.09, 92)],
    ['tulip', oklch(0.9, 0.025, 60)],
    ['daisy', oklch(0.94, 0.02, 95)],
  ],
  summer: [
    ['round', oklch(0.76, 0.08, 10)],
    ['daisy', oklch(0.95, 0.015, 95)],
    ['round', oklch(0.9, 0.03, 60)],
    ['daisy', oklch(0.55, 0.09, 280)],
  ],
  autumn: [
    ['round', oklch(0.52, 0.13, 28)],
    ['daisy', oklch(0.58, 0.08, 310)],
    ['round', oklch(0.74, 0.11, 72)],
    ['daisy', oklch(0.8, 0.08, 88)],
  ],
  winter: [
    ['round', oklch(0.93, 0.02, 70)],
    ['round', oklch(0.66, 0.1, 20)],
    ['daisy', oklch(0.94, 0.015, 95)],
    ['round', oklch(0.8, 0.05, 30)],
  ],
};
