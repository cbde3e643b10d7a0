import { messages } from '#pipeline/messages.ts';
import type { Problem } from '#pipeline/problem.ts';

const say = messages({ quoted: (text: string) => `'${text}'` }, { quoted: (text) => `«${text}»` });

/** Field names and list indexes (from 0), starting at the root of the JSON file. */
export type JsonPath = readonly (string | number)[];

export interface Finding extends Omit<Problem, 'place'> {
  readonly path: JsonPath;
  /** Used where no path exists: `line 3, column 14`. */
  readonly place?: string;
}

type Place = Pick<Finding, 'file' | 'path'>;

export function errorAt(place: Place, message: string, remedy: string): Finding {
  return { severity: 'error', file: place.file, path: place.path, message, remedy };
}

export function noticeAt(place: Place, message: string, remedy: string): Finding {
  return { severity: 'notice', file: place.file, path: place.path, message, remedy };
}

const MAX_QUOTED_LENGTH = 80;

export function quoted(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value));
  const characters = [...text];
  const isLong = characters.length > MAX_QUOTED_LENGTH;
  const shown = isLong
    ? `${characters.slice(0, MAX_QUOTED_LENGTH).join('')}…`
    : characters.join('');
  return say().quoted(shown);
}
