import { type Catalogue, type StoredWork, withoutEmpty } from '#catalogue/catalogue.ts';
import { fillWords } from '#catalogue/metadata/summary-text.ts';
import { paths } from '#catalogue/site/paths.ts';
import { postTexts } from '#catalogue/site/post.ts';
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
import { availabilityOf } from '#catalogue/works/work.ts';
import { translateText } from '#catalogue/works/work-texts.ts';
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
  const availabilityIn = availabilityTexts({ catalogue, words });
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
    ...catalogue.posts.map(({ entry }) => ({
      id: `news-${entry.id}`,
      path: to.newsPost(entry.id),
      texts: said((each) => {
        const { title, shortDesc, text } = postTexts(entry, each) ?? {};
        const facts = each === firstLanguage() ? [entry.date, entry.exhibition?.place] : [];
        return {
          title,
          facts: [shortDesc, ...facts].filter(Boolean).join(' '),
          story: plainText(withoutEmpty(text).join(' ')),
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
    return (work: StoredWork): string => {
      const { details } = work.entry;
      const desc = translateText('desc', details.desc ?? '', vocabulary).text;
      const date = translateText('date', details.date ?? '', vocabulary).text;
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

function availabilityTexts({ catalogue, words }: Pick<SearchSources, 'catalogue' | 'words'>) {
  return byLanguage((language) => {
    const vocabulary = vocabularyOf(language, catalogue.vocabularies[language]);
    const own = inLanguage(words, language).availability;
    return ({ entry }: StoredWork): string | undefined => {
      const availability = availabilityOf(entry, vocabulary);
      return (
        availability &&
        availabilityText(availability, (word, name) => fillWords(own[word], { name }))
      );
    };
  });
}

function storyOf({ words }: StoredWork, language: Language): string {
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
