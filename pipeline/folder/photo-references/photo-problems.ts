import { type Proportions, sizeContradictedBy } from '#catalogue/works/work-size.ts';
import { notice } from '#pipeline/folder/file-messages.ts';
import type { LoadedContent } from '#pipeline/folder/load-content.ts';
import { problemOf, usedBy } from '#pipeline/folder/problems.ts';
import { outcomeKey, type PhotoOutcome } from '#pipeline/photos/process-photos.ts';
import type { Problem } from '#pipeline/problem.ts';

/** A fault stands at the photo's file, or at the entry if the photo has a URL. */
export function photoProblems(
  { photos, usesOf }: Pick<LoadedContent, 'photos' | 'usesOf'>,
  outcomes: ReadonlyMap<string, PhotoOutcome>,
): Problem[] {
  // A photo in several roles has the same faults in each.
  const files = new Map(photos.map((photo) => [photo.file, photo]));
  return [...files.values()].flatMap((photo): Problem[] => {
    const { file } = photo;
    const outcome = outcomes.get(outcomeKey(photo));
    const found = outcome && faultOf(outcome, file);
    if (!found) return [];
    const { severity, message, remedy } = found;
    const uses = usesOf(file);
    if (!file.startsWith('http')) {
      return [{ severity, file, place: usedBy(uses), message, remedy }];
    }
    const naming = message.includes(file) ? message : `${message}: ${file}`;
    return uses.map((use) => ({ severity, ...use, message: naming, remedy }));
  });
}

function faultOf(
  outcome: PhotoOutcome,
  file: string,
): Pick<Problem, 'severity' | 'message' | 'remedy'> | undefined {
  if (outcome.status === 'faulty') return { severity: 'error', ...outcome };
  const { pages } = outcome;
  return pages === 1
    ? undefined
    : problemOf(notice('several-pages', { file, path: [] }, { pages }), '');
}

export function proportionProblems(
  { sizes }: Pick<LoadedContent, 'sizes'>,
  outcomes: ReadonlyMap<string, PhotoOutcome>,
): Problem[] {
  return sizes.flatMap(({ photoFile, desc, at, place }): Problem[] => {
    const outcome = outcomes.get(outcomeKey({ role: 'gallery', file: photoFile }));
    if (outcome?.status !== 'ready') return [];
    const { photo } = outcome;
    const size = sizeContradictedBy(photo, desc);
    if (!size) return [];
    const swapped = `${size.height}х${size.width} см`.replaceAll('.', ',');
    const values = { photo: inWords(photo), size: inWords(size) };
    const finding = sizeContradictedBy(photo, swapped)
      ? notice('proportions', at, values)
      : notice('swapped-size', at, { ...values, swapped });
    return [problemOf(finding, place)];
  });
}

function inWords({ width, height }: Proportions): string {
  return `${width}×${height}`;
}
