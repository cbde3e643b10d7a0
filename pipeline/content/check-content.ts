import type { Palette } from '#catalogue/photos/palette.ts';
import type { Photo } from '#catalogue/photos/photo.ts';
import type { PictureRole } from '#pipeline/photos/encode/picture-sizes.ts';
import {
  outcomeKey,
  type ProcessPhotosOptions,
  processPhotos,
} from '#pipeline/photos/process-photos.ts';
import type { Problem } from '#pipeline/problem.ts';
import {
  type Content,
  type ContentMemory,
  type LoadedContent,
  loadContent,
} from './load-content.ts';
import { photoProblems, proportionProblems } from './photo-references/photo-problems.ts';
import { compareFiles } from './problem-place.ts';

/** What the check found. With errors there is no content: nothing may be built from it. */
export type CheckedContent = {
  readonly problems: readonly Problem[];
  readonly counts: LoadedContent['counts'];
} & (
  | { readonly status: 'faulty' }
  | {
      readonly status: 'sound';
      readonly content: Content;
      /** The photo behind a name, as the content writes it. */
      readonly photoOf: (role: PictureRole, name: string) => Photo;
      /** The colours that the photo behind a name is made of. */
      readonly paletteOf: (role: PictureRole, name: string) => Palette;
    }
);

export interface CheckOptions extends ProcessPhotosOptions {
  /** See {@link loadContent}. */
  readonly memory?: ContentMemory;
}

/**
 * Checks the whole content folder, photos included.
 *
 * In the same pass the photos can be made into pictures (`makePictures`); that is left out when the words are already
 * known to be wrong, because nothing will be built then and the artist waits for the list.
 */
export async function checkContent(
  contentDir: string,
  { memory, ...options }: CheckOptions,
): Promise<CheckedContent> {
  const loaded = await loadContent(contentDir, memory);
  const makePictures = options.makePictures && loaded.content !== undefined;
  const closeUpPx = loaded.content?.site.closeUp;
  const known = memory?.photos;
  const outcomes = await processPhotos(loaded.photos, {
    ...options,
    makePictures,
    closeUpPx,
    known,
  });
  // Sorting is stable: within a file, what is known keeps the order in which it stands there.
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
  };
}
