import { embedAddress, parseVideoLink, type VideoLink } from '#catalogue/works/video-links.ts';
import { linesOf } from './lines.ts';

/** A line as it was typed, with the video that it links to, if there is one. */
interface VideoLine {
  readonly text: string;
  readonly video?: VideoLink;
}

/** The code of a frame, which may be pasted over several lines. */
const FRAME = /<iframe\b[^>]*>(?:\s*<\/iframe\s*>)?/gi;

/** The links of a text, one a line; empty lines are dropped, and the code of a video's frame counts as one line. */
export function parseVideoLines(text: string): VideoLine[] {
  const joined = text.replace(FRAME, (code) =>
    parseVideoLink(code) ? `\n${code.replace(/\s+/g, ' ')}\n` : code,
  );
  return linesOf(joined).map((line) => {
    const video = parseVideoLink(line);
    return video ? { text: line, video } : { text: line };
  });
}

/**
 * The links of a text as the URLs of their players; a line that is no known video stays as it was typed.
 *
 * @example embedVideoLines('https://vk.com/video-12_345') // ['https://vk.com/video_ext.php?oid=-12&id=345&hd=2']
 */
export function embedVideoLines(text: string): string[] {
  return parseVideoLines(text).map(({ text, video }) => (video ? embedAddress(video) : text));
}
