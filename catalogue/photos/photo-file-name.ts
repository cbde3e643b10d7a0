import { latinSlug } from './photo-slug.ts';

interface NamedWork {
  readonly title: string;
  readonly id: number;
  readonly detail?: number;
}

/**
 * @example photoFileName({ title: 'Тихая река', id: 166, detail: 2 }) //
 * 'tikhaya-reka-166-detail-2.jpg'
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
