import type { Catalogue, CatalogueWork } from '#catalogue/catalogue.ts';
import { fillWords } from '#catalogue/metadata/summary-text.ts';
import { paths } from '#catalogue/site/paths.ts';
import type { Labels } from '#catalogue/words/labels.ts';
import {
  type ByLanguage,
  byLanguage,
  firstLanguage,
  inLanguage,
  type Language,
  siteLanguages,
} from '#catalogue/words/language.ts';
import { plainText } from '#catalogue/words/marked-text.ts';
import { vocabularyOf } from '#catalogue/words/vocabulary.ts';
import { availabilityText } from '#catalogue/works/availability.ts';
import { workCard, workPage } from '#catalogue/works/work-view.ts';
import { valueName } from './facet-names.ts';
import type { FacetIndex } from './facets.ts';
import {
  SEARCHED_TEXTS,
  type SearchDocument,
  type SearchedText,
  type SearchField,
  searchField,
} from './search-index.ts';

interface SearchSources {
  readonly catalogue: Pick<Catalogue, 'works' | 'posts' | 'vocabularies'>;
  readonly facets: FacetIndex;
  readonly words: ByLanguage<Labels>;
}

/** All listed works and all posts as they are searched, with addresses in a language. */
export function searchDocuments(
  { catalogue, facets, words }: SearchSources,
  language: Language,
): SearchDocument[] {
  const to = paths(language);
  const factsIn = factsOf({ catalogue, facets, words });
  const availabilityIn = availabilityOf({ catalogue, words });
  return [
    ...facets.works.map((work) => ({
      id: String(work.entry.id),
      path: to.artwork(work.entry),
      texts: said((each) => ({
        title: work.words[each]?.title,
        facts: inLanguage(factsIn, each)(work),
        story: storyOf(work, each),
        availability: inLanguage(availabilityIn, each)(work),
      })),
    })),
    ...catalogue.posts.map(({ post: { id, date, exhibition, words: told } }) => ({
      id: `news-${id}`,
      path: to.newsPost(id),
      texts: said((each) => {
        const facts = each === firstLanguage() ? [date, exhibition?.place] : [];
        return {
          title: told[each]?.title,
          facts: [told[each]?.shortDesc, ...facts].filter(Boolean).join(' '),
          story: plainText(told[each]?.paragraphs.join(' ') ?? ''),
          availability: undefined,
        };
      }),
    })),
  ];
}

function factsOf({ catalogue, facets, words }: SearchSources) {
  return byLanguage((language) => {
    const vocabulary = vocabularyOf(language, catalogue.vocabularies[language]);
    const own = inLanguage(words, language);
    const places = new Map(facets.facets.place.map((place) => [place.value, place]));
    return (work: CatalogueWork): string => {
      const { desc, date } = workPage(work, language, vocabulary);
      const regions = (facets.valuesOf.get(work.entry.id)?.place ?? []).flatMap((value) => {
        const place = places.get(value);
        const name = place && valueName('place', place, { words: own, vocabulary });
        return name && !date.includes(name) ? [name] : [];
      });
      const category = own.category[work.entry.category];
      return [desc, date, ...regions, category].filter(Boolean).join(' · ');
    };
  });
}

function availabilityOf({ catalogue, words }: Pick<SearchSources, 'catalogue' | 'words'>) {
  return byLanguage((language) => {
    const vocabulary = vocabularyOf(language, catalogue.vocabularies[language]);
    const own = inLanguage(words, language).availability;
    return (work: CatalogueWork): string | undefined => {
      const { availability } = workCard(work, language, vocabulary);
      return (
        availability &&
        availabilityText(availability, (word, name) => fillWords(own[word], { name }))
      );
    };
  });
}

function storyOf({ words }: CatalogueWork, language: Language): string {
  return plainText(Object.values(words[language]?.text ?? {}).join(' '));
}

/** What is said in each language, without what is not said. */
function said(
  textsIn: (language: Language) => Readonly<Record<SearchedText, string | undefined>>,
): Partial<Record<SearchField, string>> {
  const told = siteLanguages().map((language) => [language, textsIn(language)] as const);
  const entries = SEARCHED_TEXTS.flatMap((text) =>
    told.map(([language, texts]) => [searchField(text, language), texts[text]?.trim()] as const),
  );
  return Object.fromEntries(entries.filter(([, text]) => text));
}
