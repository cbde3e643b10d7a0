import { isListed } from '#catalogue/catalogue.ts';
import type { GalleryEntry } from '#catalogue/schema/gallery-entry.ts';
import type { NewsEntry } from '#catalogue/schema/news-entry.ts';
import type { CheckedFile } from '#pipeline/content/checked-file.ts';
import {
  errorAt,
  type Finding,
  type JsonPath,
  noticeAt,
  quoted,
} from '#pipeline/content/finding.ts';
import type { Salvaged } from '#pipeline/content/schema/salvage.ts';
import { messages, told } from '#pipeline/messages.ts';
import { longTitleFindings } from './title-rules.ts';

const say = messages(
  {
    noDay: (day: string) => told(`there is no day ${day}`, 'write a day of the calendar'),
    endsEarly: (to: string, from: string) =>
      told(`the exhibition ends on ${to}, before it begins`, `write ${from} or a later day`),
    noWork: (id: number, file: string) =>
      told(`there is no work ${id}`, `write the id of a work in ${file}, or remove it`),
    unlisted: (id: number, file: string) =>
      told(
        `the work ${id} is not listed`,
        `set "active": "true" in ${file}, or leave it; the page of the post leaves it out`,
      ),
  },
  {
    noDay: (day) => told(`дня ${day} не бывает`, 'напишите день календаря'),
    endsEarly: (to, from) =>
      told(`выставка кончается ${to}, раньше, чем начнётся`, `напишите ${from} или день позже`),
    noWork: (id, file) =>
      told(`работы ${id} нет`, `напишите id работы из ${file} или уберите это число`),
    unlisted: (id, file) =>
      told(
        `работа ${id} скрыта`,
        `напишите "active": "true" в ${file} или оставьте так: новость её не покажет`,
      ),
  },
);

type Post = Salvaged<NewsEntry>;

export function postFindings(
  { file, salvaged = [] }: CheckedFile<NewsEntry[]>,
  gallery: CheckedFile<GalleryEntry[]>,
): Finding[] {
  return salvaged.flatMap((post, index) => {
    if (!post) return [];
    const place = (...path: JsonPath) => ({ file, path: [index, ...path] });
    return [
      ...longTitleFindings(place('title'), post.title ?? ''),
      ...dayFindings(post, place),
      ...workFindings(post, gallery, place),
    ];
  });
}

type Place = (...path: JsonPath) => Pick<Finding, 'file' | 'path'>;

function dayFindings({ exhibition }: Post, place: Place): Finding[] {
  const { from, to } = exhibition ?? {};
  const unreal = Object.entries({ from, to }).flatMap(([field, day]) => {
    if (day === undefined || isOnCalendar(day)) return [];
    return [errorAt(place('exhibition', field), ...say().noDay(quoted(day)))];
  });
  if (unreal.length > 0 || !from || !to || from <= to) return unreal;
  return [errorAt(place('exhibition', 'to'), ...say().endsEarly(quoted(to), quoted(from)))];
}

function isOnCalendar(day: string): boolean {
  const date = new Date(day);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

function workFindings(
  { works = [] }: Post,
  { file, salvaged }: CheckedFile<GalleryEntry[]>,
  place: Place,
): Finding[] {
  // Without a readable list of works, every work would seem to be missing.
  if (salvaged === undefined) return [];
  return works.flatMap((id, index) => {
    if (id === undefined) return [];
    const work = salvaged.find((each) => each?.id === id);
    if (!work) return [errorAt(place('works', index), ...say().noWork(id, file))];
    if (isListed(work)) return [];
    return [noticeAt(place('works', index), ...say().unlisted(id, file))];
  });
}
