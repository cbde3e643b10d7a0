import type { CatalogueWork } from '#catalogue/catalogue.ts';
import type { Language } from '#catalogue/words/language.ts';
import type { Vocabulary } from '#catalogue/words/vocabulary.ts';
import { workCard } from '#catalogue/works/work-view.ts';

/**
 * Date, or number if dates are equal or missing; nothing for a unique title.
 * @example two works called 'Туман' // Map { 12 => 'Минск, 2019', 40 => '№ 40' }
 */
export function workDistinctions(
  works: readonly CatalogueWork[],
  language: Language,
  vocabulary: Vocabulary,
): ReadonlyMap<number, string> {
  const thumbnails = works.map((work) => workCard(work, language, vocabulary));
  const distinctions = new Map<number, string>();
  for (const namesakes of Map.groupBy(thumbnails, titleKey).values()) {
    if (namesakes.length === 1) continue;
    const dates = Map.groupBy(namesakes, ({ date }) => date);
    for (const { id, date } of namesakes) {
      const isTelling = date !== '' && dates.get(date)?.length === 1;
      distinctions.set(id, isTelling ? date : `№ ${id}`);
    }
  }
  return distinctions;
}

function titleKey({ title }: ReturnType<typeof workCard>): string {
  return title?.text ?? '';
}
