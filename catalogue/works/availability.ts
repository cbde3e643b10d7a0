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

/** `collectionOf` contains the name of the collection as `{{name}}`. */
export const AVAILABILITY_WORDS = [...AVAILABILITIES, 'collectionOf'] as const;

type AvailabilityWord = (typeof AVAILABILITY_WORDS)[number];

/** When false, the page offers to ask for a similar work. */
export function canBeBought(availability: WorkAvailability | undefined): boolean {
  return availability === undefined || availability.state === 'available';
}

/** A full dot for sold works, a ring for reserved ones, as galleries mark them. */
export function dotOf({ state }: WorkAvailability): 'gone' | 'reserved' | undefined {
  if (state === 'sold' || state === 'collection') return 'gone';
  return state === 'reserved' ? state : undefined;
}

/** @example availabilityText({ state: 'sold' }, wordOf) // 'Sold' */
export function availabilityText(
  { state, collection }: WorkAvailability,
  wordOf: (word: AvailabilityWord, name: string) => string,
): string {
  return wordOf(collection ? 'collectionOf' : state, collection ?? '');
}
