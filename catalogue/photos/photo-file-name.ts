import { latinSlug } from './photo-slug.ts';

interface NamedWork {
  /** The Russian title, which may be empty. */
  readonly title: string;
  readonly id: number;
  /** The number of a detail photo, counted from 1; without one, the name of the main photo. */
  readonly detail?: number;
}

/**
 * The file name of a new photo: for its work, in ASCII, and none of those that are taken.
 *
 * @example photoFileName({ title: 'Тихая река', id: 166, detail: 2 }) // 'tikhaya-reka-166-detail-2.jpg'
 */
export function photoFileName(
  { title, id, detail }: NamedWork,
  taken: ReadonlySet<string> = new Set(),
): string {
  const stem = [latinSlug(title) || 'work', id, ...(detail ? ['detail', detail] : [])].join('-');
  let name = `${stem}.jpg`;
  for (let copy = 2; taken.has(name); copy += 1) name = `${stem}-v${copy}.jpg`;
  return name;
}
