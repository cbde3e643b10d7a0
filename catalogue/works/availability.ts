/** Whether a work can still be had, as `content/gallery.json` says it. A work that says nothing can be asked for. */
export const AVAILABILITIES = [
  'available',
  'reserved',
  'sold',
  'collection',
  'not-for-sale',
] as const;

export type Availability = (typeof AVAILABILITIES)[number];

/** What a language tells of it. */
export interface WorkAvailability {
  readonly state: Availability;
  /** The collection in which the work now is, if it may be named. */
  readonly collection?: string;
}

/** The keys of the words for it; the last one names the collection as `{{name}}`. */
export const AVAILABILITY_WORDS = [...AVAILABILITIES, 'collectionOf'] as const;

type AvailabilityWord = (typeof AVAILABILITY_WORDS)[number];

/** Whether a visitor may hope to buy the work: else she is offered to ask for a similar one. */
export function canBeBought(availability: WorkAvailability | undefined): boolean {
  return availability === undefined || availability.state === 'available';
}

/** The dot beside a work, as galleries put it: a full one when it is gone, a ring while somebody thinks it over. */
export function dotOf({ state }: WorkAvailability): 'gone' | 'reserved' | undefined {
  if (state === 'sold' || state === 'collection') return 'gone';
  return state === 'reserved' ? state : undefined;
}

/**
 * The availability in words.
 *
 * @param wordOf the word for a key, with a name in the place of `{{name}}`
 * @example availabilityText({ state: 'sold' }, wordOf) // 'Sold'
 */
export function availabilityText(
  { state, collection }: WorkAvailability,
  wordOf: (word: AvailabilityWord, name: string) => string,
): string {
  return wordOf(collection ? 'collectionOf' : state, collection ?? '');
}
