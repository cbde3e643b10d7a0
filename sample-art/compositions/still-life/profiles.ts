import { plot } from '../plot.ts';

/** Half widths of a turned vessel and how high they are, foot to lip, both as shares of its height. */
export type Profile = readonly (readonly [half: number, up: number])[];

export const PROFILES = {
  bulbous: plot('20,0 30,14 37,36 30,60 13,78 11.5,90 17,100'),
  jar: plot('24,0 30,20 37,52 35,72 20,88 21,100'),
  slender: plot('15,0 20,18 22,42 14,66 8.5,82 12,100'),
  bottle: plot('20,0 21.5,10 21.5,50 17,62 7,72 6.2,94 8,100'),
  jug: plot('23,0 31,15 34,38 26,62 17.5,80 20,100'),
  bowl: plot('30,0 42,8 72,42 90,75 100,100'),
  cup: plot('30,0 44,12 54,50 56,80 60,100'),
  teapot: plot('42,0 62,16 72,45 60,76 32,98 30,100'),
} satisfies Record<string, Profile>;
