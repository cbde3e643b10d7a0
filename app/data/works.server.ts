import type { Catalogue, CatalogueWork } from '#catalogue/catalogue.ts';
import type { Language } from '#catalogue/words/language.ts';
import { type Vocabulary, vocabularyOf } from '#catalogue/words/vocabulary.ts';
import { isListed } from '#catalogue/works/artwork.ts';
import { CATEGORIES, type Category, type Filter } from '#catalogue/works/categories.ts';
import { pageAt } from '#catalogue/works/category-pages.ts';
import { listedWorks } from '#catalogue/works/listed-works.ts';
import { readCatalogue } from './catalogue.server.ts';

/** What every page of a kind would otherwise work out again; made once for each reading of the catalogue. */
interface Prepared {
  readonly vocabularies: Readonly<Record<Language, Vocabulary>>;
  readonly listed: ReadonlyMap<Category, readonly CatalogueWork[]>;
  readonly byId: ReadonlyMap<string, CatalogueWork>;
  /** Where a listed work stands in its category, counted from 0. */
  readonly positions: ReadonlyMap<number, number>;
}

const prepared = new WeakMap<Catalogue, Prepared>();

function prepare(): Prepared {
  const catalogue = readCatalogue();
  const known = prepared.get(catalogue);
  if (known) return known;
  const { works, vocabulary } = catalogue;
  const listed = new Map(CATEGORIES.map((each) => [each, listedWorks(works, each)]));
  const vocabularies = {
    ru: vocabularyOf('ru', vocabulary),
    en: vocabularyOf('en', vocabulary),
  };
  const made: Prepared = {
    vocabularies,
    listed,
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

/** The vocabulary for the pages of a language. */
export function vocabularyIn(language: Language): Vocabulary {
  return prepare().vocabularies[language];
}

/** The works of a category in the order of its page. */
export function worksOf(category: Category): readonly CatalogueWork[] {
  return prepare().listed.get(category) ?? [];
}

/** The newest listed works of all categories, newest first. */
export function newestWorks(count: number): readonly CatalogueWork[] {
  const found: CatalogueWork[] = [];
  for (const work of readCatalogue().works) {
    if (found.length === count) break;
    if (isListed(work.entry)) found.push(work);
  }
  return found;
}

/** How many works each filter of the gallery shows. */
export function filterCounts(): Readonly<Record<Filter, number>> {
  const counts = CATEGORIES.map((category) => [category, worksOf(category).length] as const);
  const all = counts.reduce((sum, [, count]) => sum + count, 0);
  return { all, ...(Object.fromEntries(counts) as Record<Category, number>) };
}

/** The work that an address names, listed or not; only its exact number counts. */
export function findWork(id: string): CatalogueWork | undefined {
  return prepare().byId.get(id);
}

/** The page of its category on which a work stands; an unlisted one stands on none, and is told the first. */
export function pageOfWork({ entry }: CatalogueWork): number {
  const position = prepare().positions.get(entry.id);
  return position === undefined ? 1 : pageAt(position, worksOf(entry.category).length);
}

/** The works before and after one in its category; an unlisted work has none. */
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
