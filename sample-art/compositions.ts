import type { Composition } from './collection-item.ts';
import { catAsleep } from './compositions/animals/cat-asleep.ts';
import { fox } from './compositions/animals/fox.ts';
import { horse } from './compositions/animals/horse.ts';
import { koi } from './compositions/animals/koi.ts';
import { owl } from './compositions/animals/owl.ts';
import { rooster } from './compositions/animals/rooster.ts';
import { bellTowerStreet } from './compositions/architecture/bell-tower-street.ts';
import { bridgeTown } from './compositions/architecture/bridge-town.ts';
import { fortress } from './compositions/architecture/fortress.ts';
import { monasteryHill } from './compositions/architecture/monastery-hill.ts';
import { oldGate } from './compositions/architecture/old-gate.ts';
import { pagoda } from './compositions/architecture/pagoda.ts';
import { enso } from './compositions/dzen/enso.ts';
import { loneBoat } from './compositions/dzen/lone-boat.ts';
import { moonReeds } from './compositions/dzen/moon-reeds.ts';
import { mountainMist } from './compositions/dzen/mountain-mist.ts';
import { singleBranch } from './compositions/dzen/single-branch.ts';
import { stones } from './compositions/dzen/stones.ts';
import { bambooSparrows } from './compositions/flowers_birds/bamboo-sparrows.ts';
import { chrysanthemums } from './compositions/flowers_birds/chrysanthemums.ts';
import { lotusEgret } from './compositions/flowers_birds/lotus-egret.ts';
import { orchid } from './compositions/flowers_birds/orchid.ts';
import { peonies } from './compositions/flowers_birds/peonies.ts';
import { pineMagpie } from './compositions/flowers_birds/pine-magpie.ts';
import { plumBranch } from './compositions/flowers_birds/plum-branch.ts';
import { sunflowers } from './compositions/flowers_birds/sunflowers.ts';
import { autumnRoad } from './compositions/landscape/autumn-road.ts';
import { birchGrove } from './compositions/landscape/birch-grove.ts';
import { fieldSunset } from './compositions/landscape/field-sunset.ts';
import { harbour } from './compositions/landscape/harbour.ts';
import { mistyRiver } from './compositions/landscape/misty-river.ts';
import { mountainLake } from './compositions/landscape/mountain-lake.ts';
import { seaCliffs } from './compositions/landscape/sea-cliffs.ts';
import { winterVillage } from './compositions/landscape/winter-village.ts';
import { girlHat } from './compositions/portrait/girl-hat.ts';
import { oldMan } from './compositions/portrait/old-man.ts';
import { profileScarf } from './compositions/portrait/profile-scarf.ts';
import { readingFigure } from './compositions/portrait/reading-figure.ts';
import { threeQuarterHead } from './compositions/portrait/three-quarter-head.ts';
import { backView } from './compositions/quick-portrait/back-view.ts';
import { headSketch } from './compositions/quick-portrait/head-sketch.ts';
import { profileSketch } from './compositions/quick-portrait/profile-sketch.ts';
import { seatedFigure } from './compositions/quick-portrait/seated-figure.ts';
import { tiltedHead } from './compositions/quick-portrait/tilted-head.ts';
import { jugBread } from './compositions/still-life/jug-bread.ts';
import { lilac } from './compositions/still-life/lilac.ts';
import { pomegranates } from './compositions/still-life/pomegranates.ts';
import { teapotLemons } from './compositions/still-life/teapot-lemons.ts';
import { vaseFruit } from './compositions/still-life/vase-fruit.ts';
import { windowBouquet } from './compositions/still-life/window-bouquet.ts';
import type { Compose } from './scene.ts';

/** Who lays out which composition. */
export const COMPOSERS: Partial<Record<Composition, Compose>> = {
  harbour,
  'field-sunset': fieldSunset,
  'mountain-lake': mountainLake,
  'winter-village': winterVillage,
  'sea-cliffs': seaCliffs,
  'autumn-road': autumnRoad,
  'birch-grove': birchGrove,
  'misty-river': mistyRiver,
  'plum-branch': plumBranch,
  sunflowers,
  'pine-magpie': pineMagpie,
  orchid,
  chrysanthemums,
  'lotus-egret': lotusEgret,
  peonies,
  'bamboo-sparrows': bambooSparrows,
  'vase-fruit': vaseFruit,
  enso,
  'single-branch': singleBranch,
  'mountain-mist': mountainMist,
  stones,
  'moon-reeds': moonReeds,
  'lone-boat': loneBoat,
  'head-sketch': headSketch,
  'teapot-lemons': teapotLemons,
  'jug-bread': jugBread,
  pomegranates,
  'bell-tower-street': bellTowerStreet,
  lilac,
  'window-bouquet': windowBouquet,
  koi,
  owl,
  pagoda: pagoda,
  'monastery-hill': monasteryHill,
  'bridge-town': bridgeTown,
  fortress: fortress,
  'old-gate': oldGate,
  'cat-asleep': catAsleep,
  horse,
  rooster,
  fox,
  'three-quarter-head': threeQuarterHead,
  'profile-scarf': profileScarf,
  'girl-hat': girlHat,
  'old-man': oldMan,
  'reading-figure': readingFigure,
  'profile-sketch': profileSketch,
  'seated-figure': seatedFigure,
  'back-view': backView,
  'tilted-head': tiltedHead,
};
