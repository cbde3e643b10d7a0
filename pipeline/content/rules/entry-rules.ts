import type { CheckedFile } from '#pipeline/content/checked-file.ts';
import { errorAt, type Finding, type JsonPath, noticeAt } from '#pipeline/content/finding.ts';
import { messages, told } from '#pipeline/messages.ts';

const say = messages(
  {
    repeatedId: (id: number, first: number, free: number) =>
      told(
        `the id ${id} is used twice, first by entry no. ${first} of the file`,
        `use a free id, such as ${free}`,
      ),
    empty: told('this entry of the list is empty', 'remove it'),
  },
  {
    repeatedId: (id, first, free) =>
      told(
        `номер ${id} стоит дважды, впервые в записи № ${first} файла`,
        `возьмите свободный номер, например ${free}`,
      ),
    empty: told('эта строка списка пуста', 'уберите её'),
  },
);

interface Entry {
  readonly id?: number | undefined;
}

type EntryFile = Pick<CheckedFile<unknown>, 'file' | 'raw'> & {
  readonly salvaged?: readonly (Entry | undefined)[] | undefined;
};

export function entryFindings(entries: EntryFile): Finding[] {
  return [...repeatedIds(entries), ...emptyStrings(entries.file, entries.salvaged ?? [])];
}

function repeatedIds({ file, salvaged = [] }: EntryFile): Finding[] {
  const first = new Map<number, number>();
  return salvaged.flatMap((entry, index) => {
    if (entry?.id === undefined) return [];
    const before = first.get(entry.id);
    if (before === undefined) {
      first.set(entry.id, index);
      return [];
    }
    const free = Math.max(...first.keys()) + 1;
    const place = { file, path: [index, 'id'] };
    return [errorAt(place, ...say().repeatedId(entry.id, before + 1, free))];
  });
}

/** Spec §3 (`vk_videos`): lists may hold empty strings; they are dropped with a notice. */
function emptyStrings(file: string, value: unknown, path: JsonPath = []): Finding[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => {
    const itemPath = [...path, Array.isArray(value) ? Number(key) : key];
    const isListed = Array.isArray(value) || key === 'content';
    if (typeof item !== 'string' || !isListed) return emptyStrings(file, item, itemPath);
    if (item.trim() !== '') return [];
    return [noticeAt({ file, path: itemPath }, ...say().empty)];
  });
}
