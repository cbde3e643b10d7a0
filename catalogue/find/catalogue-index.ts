import { type Catalogue, listedWorks, type StoredWork } from '#catalogue/catalogue.ts';
import { memoize } from '#catalogue/memoize.ts';
import { hexColour } from '#catalogue/photos/colours.ts';
import { byLanguage, firstLanguage, inLanguage } from '#catalogue/words/language.ts';
import { type Vocabulary, vocabularyOf } from '#catalogue/words/vocabulary.ts';
import { availabilityOf } from '#catalogue/works/work.ts';
import { certainSize } from '#catalogue/works/work-size.ts';
import { translateText } from '#catalogue/works/work-texts.ts';
import { type FacetIndex, facetIndex } from './facets.ts';
import type { FindableWork, FindableWorks } from './findable-work.ts';
import { mentionsIn } from './mentions.ts';
import { relationsOf } from './relations.ts';

/** The only function here that knows how a catalogue stores a work. */
function findableWork(stored: StoredWork, vocabulary: Vocabulary): FindableWork {
  const { entry, photo, palette } = stored;
  const { desc = '', date = '', text: paragraphs = [], average_color } = entry.details;
  const { language } = vocabulary;
  const { title = '', text = {} } = stored.words[language] ?? {};
  // Texts without translations stand in `details`, in the first language.
  const literals = language === firstLanguage() ? paragraphs : [];
  const placeholder = /\{\{\s*\d+\s*\}\}/g;
  return {
    id: entry.id,
    category: entry.category,
    title,
    story: [
      ...Object.values(text),
      ...literals.map(({ content }) => content.replace(placeholder, '')),
    ].join(' '),
    desc: translateText('desc', desc, vocabulary).text,
    date: translateText('date', date, vocabulary).text,
    size: certainSize(desc, photo),
    availability: availabilityOf(entry, vocabulary),
    photo,
    palette,
    averageColour: average_color && hexColour(average_color),
  };
}

export const findableWorks = memoize(
  ({ works, vocabularies }: Pick<Catalogue, 'works' | 'vocabularies'>): FindableWorks => {
    const listed = listedWorks(works);
    return byLanguage((language) => {
      const vocabulary = vocabularyOf(language, vocabularies[language]);
      return listed.map((work) => findableWork(work, vocabulary));
    });
  },
  new WeakMap(),
);

interface FindSource extends Pick<Catalogue, 'works' | 'vocabularies'> {
  readonly site: Pick<Catalogue['site'], 'categories'>;
}

export const facetsOf = memoize((catalogue: FindSource): FacetIndex => {
  const { site, vocabularies } = catalogue;
  return facetIndex({
    works: inLanguage(findableWorks(catalogue), firstLanguage()),
    categories: Object.keys(site.categories),
    english: vocabularyOf(vocabularies.en ? 'en' : firstLanguage(), vocabularies.en),
  });
}, new WeakMap());

export const relationsIn = memoize((catalogue: FindSource) => {
  const works = findableWorks(catalogue);
  return relationsOf({
    works: inLanguage(works, firstLanguage()),
    valuesOf: facetsOf(catalogue).valuesOf,
    mentions: mentionsIn(works),
  });
}, new WeakMap());
