import { fillLabel } from '#catalogue/texts/fill-label.ts';
import type { Labels } from '#catalogue/texts/labels.ts';

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
  readonly collection?: string;
}

export function availabilityText(
  { state, collection }: WorkAvailability,
  labels: Labels['availability'],
): string {
  return collection ? fillLabel(labels.collectionOf, { name: collection }) : labels[state];
}

export function canBeBought(availability: WorkAvailability | undefined): boolean {
  return availability === undefined || availability.state === 'available';
}

export function dotOf({ state }: WorkAvailability): 'gone' | 'reserved' | undefined {
  if (state === 'sold' || state === 'collection') return 'gone';
  return state === 'reserved' ? state : undefined;
}
