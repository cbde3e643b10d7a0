import type { WorkAvailability } from '#catalogue/schema/availability.ts';

/** When false, the page offers to ask for a similar work. */
export function canBeBought(availability: WorkAvailability | undefined): boolean {
  return availability === undefined || availability.state === 'available';
}

/** A full dot for sold works, a ring for reserved ones, as galleries mark them. */
export function dotOf({ state }: WorkAvailability): 'gone' | 'reserved' | undefined {
  if (state === 'sold' || state === 'collection') return 'gone';
  return state === 'reserved' ? state : undefined;
}
