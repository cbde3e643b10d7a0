import type { GalleryEntry } from '#catalogue/schema/gallery-entry.ts';
import { type WorkText, workTexts } from '#catalogue/works/work-texts.ts';
import { linesOf } from './lines.ts';
import { embedVideoLines } from './video-lines.ts';
import type { WorkDraft } from './work-draft.ts';

export interface TakenPhotos {
  readonly main?: {
    readonly name: string;
    /** Red, green and blue, 0 to 255. */
    readonly averageColour: readonly [number, number, number];
  };
  readonly details: readonly string[];
}

interface DetailsSources {
  readonly draft: WorkDraft;
  readonly before: WorkDraft | undefined;
  readonly photos: TakenPhotos;
  readonly paragraphs: Details['text'];
}

type Details = GalleryEntry['details'];

/** Untouched fields of an existing work keep their values, missing ones included. */
export function generateDetails({ draft, before, photos, paragraphs }: DetailsSources): Details {
  const old = draft.kept?.entry.details;
  const isSame = (field: WorkText | 'images' | 'vkVideos' | 'ytVideos') =>
    before?.[field] === draft[field];
  const images = isSame('images') ? old?.images : linesOf(draft.images);
  const colour = photos.main?.averageColour ?? old?.average_color;
  return withoutUndefined({
    ...workTexts((text) => (isSame(text) ? old?.[text] : draft[text])),
    images:
      images || photos.details.length > 0 ? [...(images ?? []), ...photos.details] : undefined,
    text: paragraphs,
    vk_videos: isSame('vkVideos') ? old?.vk_videos : embedVideoLines(draft.vkVideos),
    yt_videos: isSame('ytVideos') ? old?.yt_videos : embedVideoLines(draft.ytVideos),
    average_color: colour && ([...colour] as [number, number, number]),
  });
}

function withoutUndefined(details: { [Key in keyof Details]: Details[Key] | undefined }): Details {
  return Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined));
}
