import { type Catalogue, type StoredPost, withoutEmpty } from '#catalogue/catalogue.ts';
import { postTexts } from '#catalogue/site/post.ts';
import type { Labels } from '#catalogue/words/labels.ts';
import {
  type ByLanguage,
  byLanguage,
  firstLanguage,
  inLanguage,
  siteLanguages,
} from '#catalogue/words/language.ts';
import { plainText } from '#catalogue/words/marked-text.ts';
import { translatePhrase, type Vocabulary, vocabularyOf } from '#catalogue/words/vocabulary.ts';
import { availabilityText } from '#catalogue/works/availability.ts';
import { facetsOf, findableWorks } from './catalogue-index.ts';
import { valueName } from './facets.ts';
import type { FindableWork } from './findable-work.ts';
import {
  SEARCHED_TEXTS,
  type SearchDocument,
  type SearchedText,
  searchField,
} from './search-index.ts';

type Texts = Readonly<Record<SearchedText, string>>;

/** Listed works and all posts, with texts in all languages. */
export function searchDocuments(
  catalogue: Pick<Catalogue, 'works' | 'posts' | 'site' | 'vocabularies'>,
  labels: ByLanguage<Labels>,
): SearchDocument[] {
  const works = findableWorks(catalogue);
  const pages = [
    ...inLanguage(works, firstLanguage()).map(({ id, category }) => ({ id: `${id}`, category })),
    ...catalogue.posts.map(({ entry: { id } }) => ({ id: `news-${id}` })),
  ];
  const { facets, valuesOf } = facetsOf(catalogue);
  const texts = byLanguage((each) => {
    const vocabulary = vocabularyOf(each, catalogue.vocabularies[each]);
    const names = { labels: inLanguage(labels, each), vocabulary };
    const placeNames = new Map(
      facets.place.map((place) => [place.value, valueName('place', place, names)]),
    );
    const placesOf = ({ id }: FindableWork) =>
      valuesOf.get(id)?.place.map((place) => placeNames.get(place) ?? '') ?? [];
    return [
      ...inLanguage(works, each).map((work) => textsOfWork(work, placesOf(work), names.labels)),
      ...catalogue.posts.map(({ entry }) => textsOfPost(entry, vocabulary)),
    ];
  });
  return pages.map((page, index) => {
    const fields = SEARCHED_TEXTS.flatMap((text) =>
      siteLanguages().map((each) => [
        searchField(text, each),
        plainText(texts[each]?.[index]?.[text] ?? '').trim(),
      ]),
    );
    return { ...page, ...Object.fromEntries(fields.filter(([, text]) => text)) };
  });
}

function textsOfWork(work: FindableWork, places: readonly string[], labels: Labels): Texts {
  const { title, story, desc, date, category, availability } = work;
  const regions = places.filter((place) => !date.includes(place));
  const facts = [desc, date, ...regions, labels.category[category]];
  return {
    title,
    story,
    facts: facts.filter(Boolean).join(' · '),
    availability: availability ? availabilityText(availability, labels.availability) : '',
  };
}

function textsOfPost(entry: StoredPost['entry'], vocabulary: Vocabulary): Texts {
  const own = postTexts(entry, vocabulary.language);
  if (!own) return { title: '', story: '', facts: '', availability: '' };
  const facts = [entry.date, entry.exhibition?.place ?? ''].map(
    (phrase) => translatePhrase(vocabulary, phrase.trim()).text,
  );
  return {
    title: own.title ?? '',
    story: withoutEmpty(own.text).join(' '),
    facts: [own.shortDesc?.trim(), ...facts].filter(Boolean).join(' '),
    availability: '',
  };
}
