import { embedAddress, parseVideoLink, type VideoLink } from '#catalogue/works/video-links.ts';
import { linesOf } from './lines.ts';

/** A link as it was typed, with the video behind it, if there is one. */
export interface VideoLine {
  readonly text: string;
  readonly video?: VideoLink;
}

/** A frame's code, which may be pasted over several lines. */
const FRAME = /<iframe\b[^>]*>(?:\s*<\/iframe\s*>)?/gi;

/** The links of a text, one a line; empty lines are dropped, and a whole frame's code counts as one line. */
export function parseVideoLines(text: string): VideoLine[] {
  const joined = text.replace(FRAME, (code) => `\n${code.replace(/\s+/g, ' ')}\n`);
  return linesOf(joined).map((line) => {
    const video = parseVideoLink(line);
    return video ? { text: line, video } : { text: line };
  });
}

/**
 * The links of a text as the addresses of their players, one a line; what is no video stays as it was typed.
 *
 * @example cleanVideoLines('https://vk.com/video-12_345') // 'https://vk.com/video_ext.php?oid=-12&id=345&hd=2'
 */
export function cleanVideoLines(text: string): string {
  return parseVideoLines(text)
    .map(({ text, video }) => (video ? embedAddress(video) : text))
    .join('\n');
}
