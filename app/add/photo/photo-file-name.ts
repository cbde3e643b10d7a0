import { latinSlug } from '#catalogue/texts/latin-slug.ts';

export type PhotoRole = 'gallery' | 'gallery/details' | 'hero' | 'categories' | 'news' | 'about';

/** In the artist's folder. */
export function photoPath(role: PhotoRole, name: string): string {
  return `images/${role}/${name}`;
}

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

/**
 * Ignores letter case, like some file systems.
 * @example freePhotoName('news-6.jpg', new Set(['news-6.jpg'])) // 'news-6-2.jpg'
 */
export function freePhotoName(wanted: string, taken: ReadonlySet<string>): string {
  const stem = wanted.replace(/\.jpg$/, '');
  let name = wanted;
  for (let copy = 2; taken.has(name); copy += 1) name = `${stem}-${copy}.jpg`;
  return name;
}
