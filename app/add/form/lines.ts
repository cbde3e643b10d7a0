import { embedAddress } from '#app/ui/video-player.ts';
import { readVideoLink, type VideoDoubt, type VideoLink } from '#catalogue/works/video-links.ts';

/** Spec §5: empty lines are dropped. */
export function linesOf(text: string): string[] {
  return text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
}

interface VideoLine {
  readonly text: string;
  readonly video: VideoLink | VideoDoubt;
}

const FRAME = /<iframe\b[^>]*>(?:\s*<\/iframe\s*>)?/gi;

export function parseVideoLines(text: string): VideoLine[] {
  const joined = text.replace(FRAME, (code) =>
    typeof readVideoLink(code) === 'object' ? `\n${code.replace(/\s+/g, ' ')}\n` : code,
  );
  return linesOf(joined).map((line) => ({ text: line, video: readVideoLink(line) }));
}

/**
 * @example embedVideoLines('https://vk.com/video-12_345') //
 * ['https://vk.com/video_ext.php?oid=-12&id=345&hd=2']
 */
export function embedVideoLines(text: string): string[] {
  return parseVideoLines(text).map(({ text, video }) =>
    typeof video === 'object' ? embedAddress(video) : text,
  );
}
