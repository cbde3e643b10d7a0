import type { Catalogue, CatalogueWork } from '#catalogue/catalogue.ts';
import type { Category } from '#catalogue/categories.ts';
import type { Language } from '#catalogue/language.ts';
import { sortByPriority } from '#catalogue/ordering.ts';
import { type Vocabulary, vocabularyOf } from '#catalogue/vocabulary.ts';
import { readCatalogue } from './catalogue.server.ts';

/** What every page of a kind would otherwise work out again; made once for each reading of the catalogue. */
interface Prepared {
  readonly vocabularies: Readonly<Record<Language, Vocabulary>>;
  readonly listed: ReadonlyMap<Category, readonly CatalogueWork[]>;
  readonly byId: ReadonlyMap<string, CatalogueWork>;
}

const prepared = new WeakMap<Catalogue, Prepared>();

function prepare(): Prepared {
  const catalogue = readCatalogue();
  const known = prepared.get(catalogue);
  if (known) return known;
  const { works, vocabulary } = catalogue;
  const made: Prepared = {
    vocabularies: { ru: vocabularyOf('ru', vocabulary), en: vocabularyOf('en', vocabulary) },
    listed: Map.groupBy(
      sortByPriority(
        works
          .filter(({ artwork }) => artwork.isListed)
          .map((work) => ({ priority: work.artwork.priority, work })),
      ).map(({ work }) => work),
      ({ artwork }) => artwork.category,
    ),
    byId: new Map(works.map((work) => [String(work.artwork.id), work])),
  };
  prepared.set(catalogue, made);
  return made;
}

/** The vocabulary for the pages of a language. */
export function vocabularyIn(language: Language): Vocabulary {
  return prepare().vocabularies[language];
}

/** The works of a category in the order of its page: listed ones, by descending priority (spec §2). */
export function listedWorks(category: Category): readonly CatalogueWork[] {
  return prepare().listed.get(category) ?? [];
}

/** The work that an address names, listed or not; only its exact number counts. */
export function findWork(id: string): CatalogueWork | undefined {
  return prepare().byId.get(id);
}
