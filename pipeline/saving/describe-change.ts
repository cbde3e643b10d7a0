import type { ChangedPlace, FileReport, SavedChange } from '#catalogue/add/saving.ts';
import { parseJson } from '#catalogue/change/format-json.ts';
import { isSame } from '#catalogue/change/merge.ts';
import { cutAfterWord } from '#catalogue/texts/short-title.ts';
import { messages, spokenLanguage } from '#pipeline/messages.ts';
import { isArtists, type MadeChange } from './undo-records.ts';

const text = messages(
  {
    added: 'added',
    removed: 'removed',
    replaced: 'replaced',
    changed: 'changed',
    kept: (place: string) => `what was there is kept as ${place}`,
    nothing: '(nothing)',
  },
  {
    added: 'добавлено',
    removed: 'убрано',
    replaced: 'заменено',
    changed: 'изменено',
    kept: (place) => `прежнее отложено в ${place}`,
    nothing: '(пусто)',
  },
);

/** Identifies the draft of a work; the artist does not edit it. */
const DRAFT_KEY = 'key';

/** In UTF-16 units. */
const LONGEST_VALUE = 160;

/** Characters shown before the first difference, in UTF-16 units. */
const LEAD = 40;

export function describeChange({
  id,
  changes,
  before,
  setAside,
}: MadeChange & { readonly id: string }): SavedChange {
  const asideOf = new Map(setAside.map(({ file, place }) => [file, place]));
  const reports = changes
    .filter(({ file }) => isArtists(file))
    .map(({ file, content }): FileReport => {
      const old = before.get(file);
      if (old && content !== undefined && file.endsWith('.json')) {
        const places = differences(parseJson(String(old)), parseJson(String(content)));
        return places.length > 0 ? { file, places } : { file, note: text().changed, places };
      }
      const there = old ? text().replaced : text().added;
      const note = content === undefined ? text().removed : there;
      const place = asideOf.get(file);
      return { file, note: place ? `${note}; ${text().kept(place)}` : note, places: [] };
    });
  return { id, language: spokenLanguage(), files: reports };
}

function differences(
  before: unknown,
  after: unknown,
  path: readonly string[] = [],
): ChangedPlace[] {
  if (isSame(before, after) || path.at(-1) === DRAFT_KEY) return [];
  const [old, now] = [before, after].map(fieldsIn);
  if (old && now) {
    const names = [...new Set([...old.keys(), ...now.keys()])];
    return names.flatMap((name) => differences(old.get(name), now.get(name), [...path, name]));
  }
  const place = path.join(', ');
  if (now && before === undefined) return [{ place, note: text().added }];
  if (old && after === undefined) return [{ place, note: text().removed }];
  return [{ place, ...excerpts(display(before), display(after)) }];
}

/** Works and posts by their titles, so that a moved one is still the same. */
function fieldsIn(value: unknown): ReadonlyMap<string, unknown> | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (!Array.isArray(value)) return new Map(Object.entries(value));
  if (value.length === 0 || !value.every((item) => item?.id && item.title)) return undefined;
  return new Map(value.map((item) => [String(item.title), item]));
}

function display(value: unknown): string {
  if (value === undefined || value === '') return text().nothing;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function excerpts(before: string, after: string): { before: string; after: string } {
  let same = 0;
  while (same < before.length && before[same] === after[same]) same += 1;
  const isLong = Math.max(before.length, after.length) > LONGEST_VALUE;
  const start = isLong && same > LEAD ? before.lastIndexOf(' ', same - LEAD) + 1 : 0;
  const excerpt = (value: string) =>
    `${start > 0 ? '…' : ''}${cutAfterWord(value.slice(start), LONGEST_VALUE)}`;
  return { before: excerpt(before), after: excerpt(after) };
}
