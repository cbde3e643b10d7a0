import { SEASONS } from '#catalogue/metadata/content-date.ts';

/** Why a work stands beside another. */
const REASONS = [
  'sketch',
  'mention',
  'place',
  ...SEASONS,
  'colour',
  'materials',
  'year',
  'category',
] as const;

export type Reason = (typeof REASONS)[number];
