import { entriesOf } from '#catalogue/check/entry-rules.ts';
import type { Palette, Photo } from '#catalogue/photos/photo.ts';
import { type Proportions, sizeContradictedBy } from '#catalogue/works/work-size.ts';
import type { PictureRole } from '#pipeline/photos/encode/picture-sizes.ts';
import { type Manifest, manifestOf } from '#pipeline/photos/manifest.ts';
import {
  outcomeKey,
  type PhotoOutcome,
  type ProcessPhotosOptions,
  processPhotos,
} from '#pipeline/photos/process-photos.ts';
import type { Problem } from '#pipeline/problem.ts';
import type { Content } from './content.ts';
import { type ContentCounts, type LoadedContent, loadContent } from './load-content.ts';
import { notice } from './messages.ts';
import type { ResolvedPhotos } from './photo-references/resolve-photos.ts';
import { compareFiles, placeOf, problemOf, usedBy } from './problems.ts';

/** `content` is absent when there is an error, so that nothing is built from it. */
export type CheckedContent = {
  readonly problems: readonly Problem[];
  readonly counts: ContentCounts;
} & (
  | { readonly status: 'faulty' }
  | {
      readonly status: 'sound';
      readonly content: Content;
      readonly photoOf: (role: PictureRole, name: string) => Photo;
      readonly paletteOf: (role: PictureRole, name: string) => Palette;
      readonly manifest: Manifest;
    }
);

type Outcomes = ReadonlyMap<string, PhotoOutcome>;

/** Makes no pictures after an error in the texts, because the artist would wait for nothing. */
export async function checkContent(
  contentDir: string,
  options: ProcessPhotosOptions,
): Promise<CheckedContent> {
  const loaded = await loadContent(contentDir);
  const { content, counts } = loaded;
  const outcomes = await processPhotos(loaded.photos.requests, {
    ...options,
    closeUpPx: content?.site.closeUp,
  });
  // The sort is stable, so problems keep the order in which they stand in the file.
  const problems = [
    ...loaded.problems,
    ...photoProblems(loaded.photos, outcomes),
    ...proportionProblems(loaded, outcomes),
  ].sort(compareFiles);
  if (!content || problems.some(({ severity }) => severity === 'error')) {
    return { status: 'faulty', problems, counts };
  }
  const readyPhoto = (role: PictureRole, name: string) => {
    const file = loaded.photos.fileOf(role === 'hero/tall' ? 'hero' : role, name) ?? '';
    const outcome = outcomes.get(outcomeKey({ role, file }));
    if (outcome?.status === 'ready') return outcome;
    throw new Error(`The content names no photo '${name}' for ${role}`);
  };
  return {
    ...{ status: 'sound', problems, counts, content },
    photoOf: (role, name) => readyPhoto(role, name).photo,
    paletteOf: (role, name) => readyPhoto(role, name).palette,
    manifest: manifestOf(outcomes.values()),
  };
}

/** A fault stands at the photo's file, or at the entry if the photo has a URL. */
export function photoProblems(
  { requests, references }: ResolvedPhotos,
  outcomes: Outcomes,
): Problem[] {
  // A photo in several roles has the same faults in each.
  const distinct = [...new Map(requests.map((photo) => [photo.file, photo])).values()];
  return distinct.flatMap((photo): Problem[] => {
    const { file } = photo;
    const found = faultOf(outcomes.get(outcomeKey(photo)), file);
    if (!found) return [];
    const uses = references.get(file) ?? [];
    if (!file.startsWith('http')) return [{ ...found, file, place: usedBy(uses) }];
    const { message } = found;
    const naming = message.includes(file) ? message : `${message}: ${file}`;
    return uses.map((use) => ({ ...found, file: use.file, place: use.place, message: naming }));
  });
}

function faultOf(
  outcome: PhotoOutcome | undefined,
  file: string,
): Pick<Problem, 'severity' | 'message' | 'remedy'> | undefined {
  if (outcome?.status === 'faulty') {
    const { message, remedy } = outcome;
    return { severity: 'error', message, remedy };
  }
  if (outcome === undefined || outcome.pages === 1) return undefined;
  const finding = notice('several-pages', { file, path: [] }, { pages: outcome.pages });
  const { severity, message, remedy } = problemOf(finding, '');
  return { severity, message, remedy };
}

function proportionProblems({ files, photos }: LoadedContent, outcomes: Outcomes): Problem[] {
  return [...entriesOf(files.gallery)].flatMap(([{ src = '', details }, locate]): Problem[] => {
    const { desc = '' } = details ?? {};
    const file = photos.fileOf('gallery', src) ?? '';
    const outcome = outcomes.get(outcomeKey({ role: 'gallery', file }));
    const photo = outcome?.status === 'ready' ? outcome.photo : undefined;
    const size = photo && sizeContradictedBy(photo, desc);
    if (!size) return [];
    const at = locate('details', 'desc');
    const swapped = `${size.height}х${size.width} см`.replaceAll('.', ',');
    const values = { photo: describe(photo), size: describe(size) };
    const finding = sizeContradictedBy(photo, swapped)
      ? notice('proportions', at, values)
      : notice('swapped-size', at, { ...values, swapped });
    return [problemOf(finding, placeOf(at, files.gallery.json))];
  });
}

function describe({ width, height }: Proportions): string {
  return `${width}×${height}`;
}
