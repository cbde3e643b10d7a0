import { readEdition } from '#app/document/site.ts';
import { facetsOf, relationsIn } from '#catalogue/find/catalogue-index.ts';
import type { FacetIndex } from '#catalogue/find/facets.ts';
import type { Relation } from '#catalogue/find/relations.ts';
import type { Language } from '#catalogue/words/language.ts';
import { type Category, type CountedFilter, filtersOf } from '#catalogue/works/categories.ts';
import { pageAt } from '#catalogue/works/category-pages.ts';
import type { Work } from '#catalogue/works/work.ts';
import { readCatalogue } from './catalogue.server.ts';

export function worksOf(category: Category, language: Language): readonly Work[] {
  return readEdition(language).listedByCategory.get(category) ?? [];
}

export function facetsOfWorks(): FacetIndex {
  return facetsOf(readCatalogue());
}

export function relatedTo({ id }: Work): readonly Relation[] {
  return relationsIn(readCatalogue()).get(id) ?? [];
}

export function newestWorks(count: number, language: Language): readonly Work[] {
  return readEdition(language)
    .works.filter(({ isListed }) => isListed)
    .slice(0, count);
}

function categories(): readonly Category[] {
  return Object.keys(readCatalogue().site.categories);
}

/** Empty categories are not offered. */
export function filledCategories(language: Language): readonly Category[] {
  return categories().filter((category) => worksOf(category, language).length > 0);
}

export function countedFilters(language: Language): readonly CountedFilter[] {
  return filtersOf(categories())
    .map((filter) => ({
      filter,
      count:
        filter === 'all' ? readEdition(language).listed.length : worksOf(filter, language).length,
    }))
    .filter(({ filter, count }) => filter === 'all' || count > 0);
}

/** Includes unlisted works; `id` must be spelled exactly. */
export function findWork(id: string, language: Language): Work | undefined {
  const work = readEdition(language).workById.get(Number(id));
  return String(work?.id) === id ? work : undefined;
}

/** An unlisted work is on no page and gets the first. */
export function pageOfWork(work: Work, language: Language): number {
  const works = worksOf(work.category, language);
  return work.isListed ? pageAt(works.indexOf(work), works.length) : 1;
}

/** An unlisted work has none. */
export function neighboursOf(work: Work, language: Language): { previous?: Work; next?: Work } {
  if (!work.isListed) return {};
  const works = worksOf(work.category, language);
  const position = works.indexOf(work);
  const [previous, next] = [works[position - 1], works[position + 1]];
  return { ...(previous && { previous }), ...(next && { next }) };
}
