import { embedAddress, parseVideoLink, type VideoLink } from '#catalogue/works/video-links.ts';
import { linesOf } from './lines.ts';

interface VideoLine {
  readonly text: string;
  readonly video?: VideoLink;
}

const FRAME = /<iframe\b[^>]*>(?:\s*<\/iframe\s*>)?/gi;

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
 * @example embedVideoLines('https://vk.com/video-12_345') //
 * ['https://vk.com/video_ext.php?oid=-12&id=345&hd=2']
 */
export function embedVideoLines(text: string): string[] {
  return parseVideoLines(text).map(({ text, video }) => (video ? embedAddress(video) : text));
}
