import type { Catalogue, CatalogueWork } from '#catalogue/catalogue.ts';
import { paths } from '#catalogue/site/paths.ts';
import type { Language } from '#catalogue/words/language.ts';
import { plainText } from '#catalogue/words/marked-text.ts';
import { vocabularyOf } from '#catalogue/words/vocabulary.ts';
import { workPage } from '#catalogue/works/work-view.ts';
import { type FacetWords, valueName } from './facet-names.ts';
import type { FacetIndex } from './facets.ts';
import type { SearchDocument, SearchField } from './search-index.ts';

interface SearchSources {
  readonly catalogue: Pick<Catalogue, 'works' | 'posts' | 'vocabulary'>;
  readonly facets: FacetIndex;
  readonly words: Readonly<Record<Language, FacetWords>>;
}

/** All listed works and all posts as they are searched, with addresses in a language. */
export function searchDocuments(
  { catalogue, facets, words }: SearchSources,
  language: Language,
): SearchDocument[] {
  const to = paths(language);
  const factsIn = factsOf({ catalogue, facets, words });
  return [
    ...facets.works.map((work) => ({
      id: String(work.entry.id),
      path: to.artwork(work.entry),
      texts: said({
        titleRu: work.words.ru?.title,
        titleEn: work.words.en?.title,
        factsRu: factsIn.ru(work),
        factsEn: factsIn.en(work),
        storyRu: storyOf(work, 'ru'),
        storyEn: storyOf(work, 'en'),
      }),
    })),
    ...catalogue.posts.map(({ post: { id, date, exhibition, words: told } }) => ({
      id: `news-${id}`,
      path: to.newsPost(id),
      texts: said({
        titleRu: told.ru?.title,
        titleEn: told.en?.title,
        factsRu: [told.ru?.shortDesc, date, exhibition?.place].filter(Boolean).join(' '),
        factsEn: told.en?.shortDesc,
        storyRu: plainText(told.ru?.paragraphs.join(' ') ?? ''),
        storyEn: plainText(told.en?.paragraphs.join(' ') ?? ''),
      }),
    })),
  ];
}

function factsOf({ catalogue, facets, words }: SearchSources) {
  const inLanguage = (language: Language) => {
    const vocabulary = vocabularyOf(language, catalogue.vocabulary);
    const places = new Map(facets.facets.place.map((place) => [place.value, place]));
    return (work: CatalogueWork): string => {
      const { desc, date } = workPage(work, language, vocabulary);
      const regions = (facets.valuesOf.get(work.entry.id)?.place ?? []).flatMap((value) => {
        const place = places.get(value);
        const name = place && valueName('place', place, { words: words[language], vocabulary });
        return name && !date.includes(name) ? [name] : [];
      });
      const category = words[language].category[work.entry.category];
      return [desc, date, ...regions, category].filter(Boolean).join(' · ');
    };
  };
  return { ru: inLanguage('ru'), en: inLanguage('en') };
}

function storyOf({ words }: CatalogueWork, language: Language): string {
  return plainText(Object.values(words[language]?.text ?? {}).join(' '));
}

function said(
  texts: Partial<Record<SearchField, string | undefined>>,
): Partial<Record<SearchField, string>> {
  const entries = Object.entries(texts).map(([field, text]) => [field, text?.trim()] as const);
  return Object.fromEntries(entries.filter(([, text]) => text));
}
