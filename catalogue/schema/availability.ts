import { fillLabel } from '#catalogue/texts/fill-label.ts';
import type { Labels } from '#catalogue/texts/labels.ts';

/** Values of `content/gallery.json`. A work without one can be inquired about. */
export const AVAILABILITIES = [
  'available',
  'reserved',
  'sold',
  'collection',
  'not-for-sale',
] as const;

export type Availability = (typeof AVAILABILITIES)[number];

export interface WorkAvailability {
  readonly state: Availability;
  /** Missing if it may not be named. */
  readonly collection?: string;
}

/** @example availabilityText({ state: 'sold' }, labels.availability) // 'Sold' */
export function availabilityText(
  { state, collection }: WorkAvailability,
  labels: Labels['availability'],
): string {
  return collection ? fillLabel(labels.collectionOf, { name: collection }) : labels[state];
}

/** When false, the page offers to ask for a similar work. */
export function canBeBought(availability: WorkAvailability | undefined): boolean {
  return availability === undefined || availability.state === 'available';
}

/** A full dot for sold works, a ring for reserved ones, as galleries mark them. */
export function dotOf({ state }: WorkAvailability): 'gone' | 'reserved' | undefined {
  if (state === 'sold' || state === 'collection') return 'gone';
  return state === 'reserved' ? state : undefined;
}
