import { outcomeKey, type PhotoOutcome } from '#pipeline/photos/process-photos.ts';
import type { Problem } from '#pipeline/problem.ts';
import type { LoadedContent, PhotoUse } from './load-content.ts';

/**
 * Turns faults inside of photos into problems: at the photo's file, or at the place in the content for one that is
 * fetched from an address; either way with every entry that uses it.
 */
export function photoProblems(
  { photos, usesOf }: Pick<LoadedContent, 'photos' | 'usesOf'>,
  outcomes: ReadonlyMap<string, PhotoOutcome>,
): Problem[] {
  return photos.flatMap((photo): Problem[] => {
    const outcome = outcomes.get(outcomeKey(photo));
    if (outcome?.status !== 'faulty') return [];
    const { message, remedy } = outcome;
    const uses = usesOf(photo.file);
    if (!photo.file.startsWith('http')) {
      return [{ severity: 'error', file: photo.file, place: usedBy(uses), message, remedy }];
    }
    const naming = message.includes(photo.file) ? message : `${message}: ${photo.file}`;
    return uses.map((use) => ({ severity: 'error', ...use, message: naming, remedy }));
  });
}

/**
 * The places that use a photo, as the place of a problem of that photo.
 *
 * @example usedBy([{ file: 'gallery.json', place: 'art-12, src' }]) // 'used by art-12, src'
 */
export function usedBy(uses: readonly PhotoUse[]): string {
  const places = uses.map(({ file, place }) => {
    return file === 'site.json' ? `${file}: ${place}` : place;
  });
  return places.length === 0 ? '' : `used by ${places.join('; ')}`;
}
