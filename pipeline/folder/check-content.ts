import type { Palette, Photo } from '#catalogue/photos/photo.ts';
import type { PictureRole } from '#pipeline/photos/encode/picture-sizes.ts';
import type { Manifest } from '#pipeline/photos/manifest.ts';
import {
  manifestOf,
  outcomeKey,
  type ProcessPhotosOptions,
  processPhotos,
} from '#pipeline/photos/process-photos.ts';
import type { Problem } from '#pipeline/problem.ts';
import { type Content, type LoadedContent, loadContent } from './load-content.ts';
import { photoProblems, proportionProblems } from './photo-references/photo-problems.ts';
import { compareFiles } from './problems.ts';

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

/** Makes no pictures after an error in the texts, because the artist would wait for nothing. */
export async function checkContent(
  contentDir: string,
  options: ProcessPhotosOptions,
): Promise<CheckedContent> {
  const loaded = await loadContent(contentDir);
  const makePictures = options.makePictures && loaded.content !== undefined;
  const closeUpPx = loaded.content?.site.closeUp;
  const outcomes = await processPhotos(loaded.photos, {
    ...options,
    makePictures,
    closeUpPx,
  });
  // The sort is stable, so problems keep the order in which they stand in the file.
  const problems = [
    ...loaded.problems,
    ...photoProblems(loaded, outcomes),
    ...proportionProblems(loaded, outcomes),
  ].sort(compareFiles);
  const { content, counts } = loaded;
  if (!content || problems.some((problem) => problem.severity === 'error')) {
    return { status: 'faulty', problems, counts };
  }
  const readyPhoto = (role: PictureRole, name: string) => {
    const file = loaded.photoFileOf(role === 'hero/tall' ? 'hero' : role, name) ?? '';
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
