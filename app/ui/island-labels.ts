import type { Labels } from '#catalogue/texts/labels.ts';

/** All islands of a language share one file, without the labels that only the editor or search engines need. */
export type IslandLabels = Omit<Labels, 'add' | 'summary'>;

export function islandLabels({ add: _, summary: __, ...labels }: Labels): IslandLabels {
  return labels;
}
