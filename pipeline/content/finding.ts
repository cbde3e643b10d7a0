import { messages } from '#pipeline/messages.ts';
import type { Problem } from '#pipeline/problem.ts';

const say = messages({ quoted: (text: string) => `'${text}'` }, { quoted: (text) => `«${text}»` });

/** The way from the root of a JSON file to a value: field names, and positions in lists counted from 0. */
export type JsonPath = readonly (string | number)[];

/** A problem as the rules find it: its place is still a path, to be put into words and in order later. */
export interface Finding extends Omit<Problem, 'place'> {
  readonly path: JsonPath;
  /** The place itself where a path cannot tell it: `line 3, column 14`. */
  readonly place?: string;
}

type Place = Pick<Finding, 'file' | 'path'>;

/** A finding that stops the build. */
export function errorAt(place: Place, message: string, remedy: string): Finding {
  return { severity: 'error', file: place.file, path: place.path, message, remedy };
}

/** A finding that is only listed. */
export function noticeAt(place: Place, message: string, remedy: string): Finding {
  return { severity: 'notice', file: place.file, path: place.path, message, remedy };
}

const MAX_QUOTED_LENGTH = 80;

/** A value as a message quotes it, shortened. */
export function quoted(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value));
  const characters = [...text];
  const isLong = characters.length > MAX_QUOTED_LENGTH;
  const shown = isLong
    ? `${characters.slice(0, MAX_QUOTED_LENGTH).join('')}…`
    : characters.join('');
  return say().quoted(shown);
}
