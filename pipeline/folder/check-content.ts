import { entriesOf } from '#catalogue/check/entry-rules.ts';
import type { Palette, Photo } from '#catalogue/photos/photo.ts';
import { sizeContradictedBy } from '#catalogue/works/work-size.ts';
import { isRemote } from '#pipeline/photos/decode/remote-photo.ts';
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
import { type LoadedContent, loadContent } from './load-content.ts';
import { notice } from './messages.ts';
import type { ResolvedPhotos } from './photo-references/resolve-photos.ts';
import { placeOf, problemOf, usedBy } from './problems.ts';

/** `content` is absent when there is an error, so that nothing is built from it. */
export type CheckedContent = {
  readonly problems: readonly Problem[];
  readonly counts: LoadedContent['counts'];
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
  const { content, counts, photos } = loaded;
  const outcomes = await processPhotos(photos.requests, {
    ...options,
    closeUpPx: content?.site.closeUp,
  });
  // The sort is stable, so problems keep the order in which they stand in the file.
  const problems = [
    ...loaded.problems,
    ...photoProblems(photos, outcomes),
    ...proportionProblems(loaded, outcomes),
  ].sort((a, b) => Number(a.file > b.file) - Number(a.file < b.file));
  if (!content || problems.some(({ severity }) => severity === 'error')) {
    return { status: 'faulty', problems, counts };
  }
  const readyPhoto = (role: PictureRole, name: string) => {
    const outcome = outcomes.get(outcomeKey({ role, file: photos.fileOf(role, name) ?? '' }));
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
export function photoProblems({ requests, uses }: ResolvedPhotos, outcomes: Outcomes): Problem[] {
  // A photo in several roles has the same faults in each.
  const distinct = new Map(requests.map((request) => [request.file, request]));
  return [...distinct.values()].flatMap((request): Problem[] => {
    const { file } = request;
    const outcome = outcomes.get(outcomeKey(request));
    if (outcome?.status === 'ready' && outcome.pages > 1) {
      const finding = notice('several-pages', { file, path: [] }, { pages: outcome.pages });
      return [problemOf(finding, usedBy(uses.get(file)))];
    }
    if (outcome?.status !== 'faulty') return [];
    const { message, remedy } = outcome;
    const fault = { severity: 'error', message, remedy } as const;
    if (!isRemote(file)) return [{ ...fault, file, place: usedBy(uses.get(file)) }];
    return (uses.get(file) ?? []).map((use) => ({ ...fault, file: use.file, place: use.place }));
  });
}

function proportionProblems({ files, photos }: LoadedContent, outcomes: Outcomes): Problem[] {
  return [...entriesOf(files.gallery)].flatMap(([{ src = '', details }, locate]) => {
    const file = photos.fileOf('gallery', src) ?? '';
    const outcome = outcomes.get(outcomeKey({ role: 'gallery', file }));
    const photo = outcome?.status === 'ready' ? outcome.photo : undefined;
    const size = photo && sizeContradictedBy(photo, details?.desc ?? '');
    if (!size) return [];
    const at = locate('details', 'desc');
    const values = {
      photo: `${photo.width}×${photo.height}`,
      size: `${size.width}×${size.height}`,
    };
    return [problemOf(notice('proportions', at, values), placeOf(at, files.gallery.json))];
  });
}
