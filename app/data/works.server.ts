import type { Catalogue, CatalogueWork } from '#catalogue/catalogue.ts';
import { type FacetIndex, facetsOf } from '#catalogue/find/facets.ts';
import { type Relation, relationsOf } from '#catalogue/find/relations.ts';
import {
  type ByLanguage,
  byLanguage,
  inLanguage,
  type Language,
} from '#catalogue/words/language.ts';
import { type Vocabulary, vocabularyOf } from '#catalogue/words/vocabulary.ts';
import { isListed } from '#catalogue/works/artwork.ts';
import { type Category, type CountedFilter, filtersOf } from '#catalogue/works/categories.ts';
import { pageAt } from '#catalogue/works/category-pages.ts';
import { listedWorks } from '#catalogue/works/listed-works.ts';
import { type WorkCard, type WorkPage, workCard, workPage } from '#catalogue/works/work-view.ts';
import { readCatalogue } from './catalogue.server.ts';
import { typesetCard, typesetWork } from './typeset.server.ts';

// Computed once for each read of the catalogue.
interface Prepared {
  readonly vocabularies: ByLanguage<Vocabulary>;
  readonly listed: ReadonlyMap<Category, readonly CatalogueWork[]>;
  readonly facets: FacetIndex;
  /** By id, listed works only. */
  readonly relations: ReadonlyMap<number, readonly Relation[]>;
  readonly byId: ReadonlyMap<string, CatalogueWork>;
  /** Index in the category, counted from 0; listed works only. */
  readonly positions: ReadonlyMap<number, number>;
}

const prepared = new WeakMap<Catalogue, Prepared>();

function prepare(): Prepared {
  const catalogue = readCatalogue();
  const known = prepared.get(catalogue);
  if (known) return known;
  const { works, vocabularies } = catalogue;
  const categories = Object.keys(catalogue.site.categories);
  const listed = new Map(categories.map((each) => [each, listedWorks(works, each)]));
  const facets = facetsOf(catalogue);
  const made: Prepared = {
    vocabularies: byLanguage((language) => vocabularyOf(language, vocabularies[language])),
    listed,
    facets,
    relations: relationsOf(facets),
    byId: new Map(works.map((work) => [String(work.entry.id), work])),
    positions: new Map(
      [...listed.values()].flatMap((group) =>
        group.map(({ entry }, position) => [entry.id, position] as const),
      ),
    ),
  };
  prepared.set(catalogue, made);
  return made;
}

export function vocabularyIn(language: Language): Vocabulary {
  return inLanguage(prepare().vocabularies, language);
}

export function cardIn(work: CatalogueWork, language: Language): WorkCard {
  return typesetCard(workCard(work, language, vocabularyIn(language)), language);
}

export function workIn(work: CatalogueWork, language: Language): WorkPage {
  return typesetWork(workPage(work, language, vocabularyIn(language)), language);
}

export function worksOf(category: Category): readonly CatalogueWork[] {
  return prepare().listed.get(category) ?? [];
}

export function facetsOfWorks(): FacetIndex {
  return prepare().facets;
}

export function relatedTo({ entry }: CatalogueWork): readonly Relation[] {
  return prepare().relations.get(entry.id) ?? [];
}

export function newestWorks(count: number): readonly CatalogueWork[] {
  const found: CatalogueWork[] = [];
  for (const work of readCatalogue().works) {
    if (found.length === count) break;
    if (isListed(work.entry)) found.push(work);
  }
  return found;
}

/** Empty categories are not offered. */
export function filledCategories(): readonly Category[] {
  return [...prepare().listed]
    .filter(([, works]) => works.length > 0)
    .map(([category]) => category);
}

export function countedFilters(): readonly CountedFilter[] {
  const { listed } = prepare();
  const countOf = (category: Category) => listed.get(category)?.length ?? 0;
  const all = [...listed.keys()].reduce((sum, category) => sum + countOf(category), 0);
  return filtersOf([...listed.keys()])
    .map((filter) => ({ filter, count: filter === 'all' ? all : countOf(filter) }))
    .filter(({ filter, count }) => filter === 'all' || count > 0);
}

/** Includes unlisted works; `id` must be spelled exactly. */
export function findWork(id: string): CatalogueWork | undefined {
  return prepare().byId.get(id);
}

/** An unlisted work is on no page and gets the first. */
export function pageOfWork({ entry }: CatalogueWork): number {
  const position = prepare().positions.get(entry.id);
  return position === undefined ? 1 : pageAt(position, worksOf(entry.category).length);
}

/** An unlisted work has none. */
export function neighboursOf(work: CatalogueWork): {
  previous?: CatalogueWork;
  next?: CatalogueWork;
} {
  const works = worksOf(work.entry.category);
  const position = prepare().positions.get(work.entry.id);
  if (position === undefined) return {};
  const [previous, next] = [works[position - 1], works[position + 1]];
  return { ...(previous && { previous }), ...(next && { next }) };
}
