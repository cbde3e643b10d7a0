import { sizeUnlike, type WorkSize } from '#catalogue/works/work-size.ts';
import type { LoadedContent } from '#pipeline/content/load-content.ts';
import { usedBy } from '#pipeline/content/problem-place.ts';
import { outcomeKey, type PhotoOutcome } from '#pipeline/photos/process-photos.ts';
import type { Problem } from '#pipeline/problem.ts';

/**
 * Turns what was found inside of photos into problems: at the photo's file, or at the place in the content for one that
 * is fetched from an address; either way with every entry that uses it.
 */
export function photoProblems(
  { photos, usesOf }: Pick<LoadedContent, 'photos' | 'usesOf'>,
  outcomes: ReadonlyMap<string, PhotoOutcome>,
): Problem[] {
  // A photo in several roles has the same faults in each.
  const files = new Map(photos.map((photo) => [photo.file, photo]));
  return [...files.values()].flatMap((photo): Problem[] => {
    const outcome = outcomes.get(outcomeKey(photo));
    const found = outcome && faultOf(outcome);
    if (!found) return [];
    const { severity, message, remedy } = found;
    const uses = usesOf(photo.file);
    if (!photo.file.startsWith('http')) {
      return [{ severity, file: photo.file, place: usedBy(uses), message, remedy }];
    }
    const naming = message.includes(photo.file) ? message : `${message}: ${photo.file}`;
    return uses.map((use) => ({ severity, ...use, message: naming, remedy }));
  });
}

function faultOf(
  outcome: PhotoOutcome,
): Pick<Problem, 'severity' | 'message' | 'remedy'> | undefined {
  if (outcome.status === 'faulty') return { severity: 'error', ...outcome };
  if (outcome.pages === 1) return undefined;
  return {
    severity: 'notice',
    message: `the file holds ${outcome.pages} pictures, and the site shows only the first`,
    remedy: 'save the others as files of their own if they shall be seen',
  };
}

/** Notices: works whose size is not that of their photo, as `/add` warns of them too. */
export function proportionProblems(
  { sizes }: Pick<LoadedContent, 'sizes'>,
  outcomes: ReadonlyMap<string, PhotoOutcome>,
): Problem[] {
  return sizes.flatMap(({ photoFile, desc, file, place }): Problem[] => {
    const outcome = outcomes.get(outcomeKey({ role: 'gallery', file: photoFile }));
    if (outcome?.status !== 'ready') return [];
    const { photo } = outcome;
    const size = sizeUnlike(photo, desc);
    if (!size) return [];
    const swapped = `${size.height}х${size.width} см`.replaceAll('.', ',');
    const remedy = sizeUnlike(photo, swapped)
      ? 'measure the work again, width first, or crop the photo to the work'
      : `write the width first: '${swapped}'`;
    const message = `the photo's proportions are ${inWords(photo)}, those of the size ${inWords(size)}`;
    return [{ severity: 'notice', file, place, message, remedy }];
  });
}

function inWords({ width, height }: WorkSize): string {
  return `${width}×${height}`;
}
