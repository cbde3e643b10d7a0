import { withoutControls } from '#catalogue/content/control-characters.ts';
import type { GalleryEntry } from '#catalogue/content/gallery-entry.ts';
import { isImageAddress } from '#catalogue/site/address.ts';
import { embedAddress } from '#catalogue/works/video-links.ts';
import { type WorkText, workTexts } from '#catalogue/works/work-texts.ts';
import { linesOf } from './lines.ts';
import { parseVideoLines, type VideoLine } from './video-lines.ts';
import type { WorkDraft } from './work-draft.ts';

/** What was taken along with the form: photos that are not in the folder yet. */
export interface TakenPhotos {
  readonly main?: {
    readonly name: string;
    /** Red, green and blue, 0 to 255. */
    readonly averageColour: readonly [number, number, number];
  };
  /** File names of the detail photos, in their order. */
  readonly details: readonly string[];
}

interface DetailsSources {
  readonly draft: WorkDraft;
  /** The draft as it was when the work was opened. */
  readonly before: WorkDraft | undefined;
  readonly photos: TakenPhotos;
  readonly paragraphs: Details['text'];
}

type Details = GalleryEntry['details'];

/** Fields of a work that exists keep what they held, missing ones included, unless they were touched. */
export function generateDetails({ draft, before, photos, paragraphs }: DetailsSources): Details {
  const old = draft.kept?.entry.details;
  const isSame = (field: WorkText | 'images' | 'vkVideos' | 'ytVideos') =>
    before?.[field] === draft[field];
  const vkLines = parseVideoLines(draft.vkVideos);
  const ytLines = parseVideoLines(draft.ytVideos);
  const images = isSame('images')
    ? old?.images
    : linesOf(draft.images.toWellFormed()).filter(
        (line) => !line.startsWith('http') || isImageAddress(line),
      );
  const colour = photos.main?.averageColour ?? old?.average_color;
  return withoutUndefined({
    ...workTexts((text) => (isSame(text) ? old?.[text] : plain(draft[text]))),
    images: joined(images, photos.details),
    text: paragraphs,
    vk_videos: joined(
      isSame('vkVideos') ? old?.vk_videos : players(vkLines, 'vk'),
      isSame('ytVideos') ? [] : players(ytLines, 'vk'),
    ),
    yt_videos: joined(
      isSame('ytVideos') ? old?.yt_videos : players(ytLines, 'youtube'),
      isSame('vkVideos') ? [] : players(vkLines, 'youtube'),
    ),
    average_color: colour && ([...colour] as [number, number, number]),
  });
}

/** The players of one kind: a link in the wrong field goes to the right list. */
function players(lines: readonly VideoLine[], player: 'vk' | 'youtube'): string[] {
  return lines.flatMap(({ video }) => (video?.player === player ? [embedAddress(video)] : []));
}

function joined(
  list: readonly string[] | undefined,
  more: readonly string[],
): string[] | undefined {
  return list || more.length > 0 ? [...(list ?? []), ...more] : undefined;
}

function withoutUndefined(details: { [Key in keyof Details]: Details[Key] | undefined }): Details {
  return Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined));
}

/** Without half characters, which no file can hold, and without control characters, which no page shows. */
export function plain(text: string): string {
  return withoutControls(text.toWellFormed()).trim();
}
