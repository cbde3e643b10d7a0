import { urlOf } from '#app/ui/i18n/base-path.ts';
import { lightboxDataFile } from '#app/ui/i18n/data-files.ts';
import { pageLanguage } from '#app/ui/i18n/page-path.ts';
import { fetchJson } from '#app/ui/island.ts';
import { paths } from '#catalogue/paths/paths.ts';
import { WORKS_FILE } from '#catalogue/works/catalogue.ts';
import type { LightboxItem } from './lightbox-item.ts';

export interface LoadedWork extends LightboxItem {
  readonly id: number;
  readonly path: string;
}

/** In the order of the ids, without unlisted works. Rejects when a file fails to load. */
export async function loadWorks(
  ids: readonly number[],
  language = pageLanguage(),
): Promise<LoadedWork[]> {
  if (ids.length === 0) return [];
  const categories = await fetchJson<Readonly<Record<string, string>>>(urlOf(WORKS_FILE));
  const wanted = ids.flatMap((id) => {
    const category = Object.hasOwn(categories, id) ? categories[id] : undefined;
    return category ? [{ id, category }] : [];
  });
  const files = [...new Set(wanted.map(({ category }) => category))].map((category) =>
    fetchJson<readonly LightboxItem[]>(urlOf(lightboxDataFile(category, language))),
  );
  const items = new Map(
    (await Promise.all(files)).flatMap((series) =>
      series.map((item) => [item.work, item] as const),
    ),
  );
  return wanted.flatMap((work) => {
    const item = items.get(work.id);
    return item ? [{ ...item, id: work.id, path: paths(language).artwork(work) }] : [];
  });
}
