import type { NewsEntry } from '#catalogue/content/news-entry.ts';
import { parseVideos, withoutEmpty } from '#catalogue/works/artwork.ts';
import type { VideoLink } from '#catalogue/works/video-links.ts';

/** A news post as the website knows it; its words are Russian (spec §3). */
export interface NewsPost {
  readonly id: number;
  readonly title: string;
  readonly shortDesc: string;
  readonly date: string;
  /** The cover, a file of `images/news`. */
  readonly image: string;
  readonly paragraphs: readonly string[];
  /** Further photos, files of `images/news`. */
  readonly images: readonly string[];
  readonly videos: readonly VideoLink[];
}

/** A news post past the border: optional lists are there, and what is empty in them is gone. */
export function parseNewsPost({ content, ...entry }: NewsEntry): NewsPost {
  return {
    id: entry.id,
    title: entry.title.trim(),
    shortDesc: entry.shortDesc.trim(),
    date: entry.date.trim(),
    image: entry.image,
    paragraphs: withoutEmpty(content.text),
    images: withoutEmpty(content.images),
    videos: parseVideos(content.vk_videos),
  };
}
