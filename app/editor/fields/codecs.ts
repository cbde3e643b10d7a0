import { embedUrl } from '#app/ui/video-player.ts';
import { readVideoLink } from '#catalogue/works/video-links.ts';

export interface Codec {
  readonly read: (value: unknown) => string;
  readonly write: (text: string, before?: unknown) => unknown;
}

function textOf(value: unknown): string {
  return value === undefined || value === null ? '' : String(value);
}

function listOf(value: unknown): string[] {
  return typeof value === 'object' && value !== null ? Object.values(value).map(String) : [];
}

export function numbered<Value>(list: readonly Value[]): Record<string, Value> {
  return Object.fromEntries(list.map((value, index) => [String(index + 1), value]));
}

export const REQUIRED: Codec = { read: textOf, write: (text) => text };

export const OPTIONAL: Codec = { read: textOf, write: (text) => text || undefined };

/** Spec §5: one item a line; empty lines are dropped. */
export const LINES: Codec = {
  read: (value) => listOf(value).join('\n'),
  write: (text) => text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== ''),
};

export const PARAGRAPHS: Codec = {
  read: (value) => listOf(value).join('\n\n'),
  write: (text) =>
    text
      .split(/\n[ \t]*\n/)
      .map((each) => each.trim())
      .filter(Boolean),
};

export function asNumbered({ read, write }: Codec): Codec {
  return { read, write: (text) => numbered(write(text) as string[]) };
}

const FRAME = /<iframe\b[^>]*>(?:\s*<\/iframe\s*>)?/gi;

/** Links to pages of videos, and the code that embeds them, become links to players. */
export const VIDEOS: Codec = {
  read: LINES.read,
  write: (text) =>
    (
      LINES.write(text.replace(FRAME, (code) => `\n${code.replace(/\s+/g, ' ')}\n`)) as string[]
    ).map((line) => {
      const video = readVideoLink(line);
      return typeof video === 'object' ? embedUrl(video) : line;
    }),
};

/** Accepts a decimal comma; the check reports text that is not a number. */
export const NUMBER: Codec = {
  read: textOf,
  write: (text) => {
    const number = Number(text.trim().replace(',', '.').replace('−', '-'));
    if (text.trim() === '') return undefined;
    return Number.isFinite(number) ? number : text;
  },
};
