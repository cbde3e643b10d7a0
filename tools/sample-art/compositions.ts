import type { Composition } from './collection-item.ts';
import { enso } from './compositions/dzen/enso.ts';
import { loneBoat } from './compositions/dzen/lone-boat.ts';
import { moonReeds } from './compositions/dzen/moon-reeds.ts';
import { mountainMist } from './compositions/dzen/mountain-mist.ts';
import { singleBranch } from './compositions/dzen/single-branch.ts';
import { stones } from './compositions/dzen/stones.ts';
import { plumBranch } from './compositions/flowers_birds/plum-branch.ts';
import { mistyRiver } from './compositions/landscape/misty-river.ts';
import { headSketch } from './compositions/quick-portrait/head-sketch.ts';
import { vaseFruit } from './compositions/still-life/vase-fruit.ts';
import type { Compose } from './scene.ts';

/** Who lays out which composition. */
export const COMPOSERS: Partial<Record<Composition, Compose>> = {
  'misty-river': mistyRiver,
  'plum-branch': plumBranch,
  'vase-fruit': vaseFruit,
  enso,
  'single-branch': singleBranch,
  'mountain-mist': mountainMist,
  stones,
  'moon-reeds': moonReeds,
  'lone-boat': loneBoat,
  'head-sketch': headSketch,
};
