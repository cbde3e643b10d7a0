import { postTexts } from '#catalogue/news/post.ts';
import { availabilityText } from '#catalogue/schema/availability.ts';
import { translateText, type WorkText } from '#catalogue/schema/work-texts.ts';
import type { Labels } from '#catalogue/texts/labels.ts';
import {
  type ByLanguage,
  byLanguage,
  inLanguage,
  siteLanguages,
} from '#catalogue/texts/language.ts';
import { plainText } from '#catalogue/texts/marked-text.ts';
import { translatePhrase, type Vocabulary, vocabularyOf } from '#catalogue/texts/vocabulary.ts';
import {
  type Catalogue,
  listedWorks,
  type StoredPost,
  type StoredWork,
  withoutEmpty,
} from '#catalogue/works/catalogue.ts';
import { availabilityOf, workTextsIn } from '#catalogue/works/work.ts';
import { facetsOf, type Naming, valueName } from './facets.ts';
import {
  SEARCHED_TEXTS,
  type SearchDocument,
  type SearchedText,
  searchField,
} from './search-index.ts';

type Texts = Readonly<Record<SearchedText, string>>;

export function searchDocuments(
  catalogue: Catalogue,
  labels: ByLanguage<Labels>,
): SearchDocument[] {
  const works = listedWorks(catalogue.works);
  const pages = [
    ...works.map(({ entry: { id, category } }) => ({ id: `${id}`, category })),
    ...catalogue.posts.map(({ entry: { id } }) => ({ id: `news-${id}` })),
  ];
  const { facets, valuesOf } = facetsOf(catalogue);
  const texts = byLanguage((each) => {
    const vocabulary = vocabularyOf(each, catalogue.vocabularies[each]);
    const names = { labels: inLanguage(labels, each), vocabulary };
    const placeNames = new Map(
      facets.place.map((place) => [place.value, valueName('place', place, names)]),
    );
    const placesOf = ({ entry }: StoredWork) =>
      valuesOf.get(entry.id)?.place.map((place) => placeNames.get(place) ?? '') ?? [];
    return [
      ...works.map((work) => textsOfWork(work, placesOf(work), names)),
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

function textsOfWork(
  work: StoredWork,
  places: readonly string[],
  { labels, vocabulary }: Naming,
): Texts {
  const { category, details } = work.entry;
  const factOf = (text: WorkText) => translateText(text, details[text] ?? '', vocabulary).text;
  const [desc, date] = [factOf('desc'), factOf('date')];
  const regions = places.filter((place) => !date.includes(place));
  const availability = availabilityOf(work.entry, vocabulary);
  return {
    ...workTextsIn(vocabulary.language, work),
    facts: [desc, date, ...regions, labels.category[category]].filter(Boolean).join(' · '),
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
