import { countedFilters, facetsOfWorks } from '#app/data/works.server.ts';
import { readEdition } from '#app/document/site.ts';
import { wordsIn } from '#app/i18n/words.ts';
import { AllWorks, type ChosenValue } from '#app/pages/gallery/all-works.tsx';
import type { FindSource, NamedFacet } from '#app/pages/gallery/find-source.ts';
import { cardWork } from '#app/pages/gallery/labelled-card.tsx';
import { FIRST_SCREEN, FIRST_SCREEN_END } from '#app/pages/gallery/thumbnail-places.ts';
import { asThumbnail } from '#app/pictures/as-thumbnail.ts';
import { FACETS } from '#catalogue/find/facet.ts';
import { valueName, worksWith } from '#catalogue/find/facets.ts';
import type { Labels } from '#catalogue/words/labels.ts';
import type { Language } from '#catalogue/words/language.ts';
import {
  firstOnPage,
  MOST_CARDS_ON_PAGE,
  pageCount,
  pagesInReach,
} from '#catalogue/works/category-pages.ts';
import type { Work } from '#catalogue/works/work.ts';
import type { FoundPage, PageRequest } from './route.ts';

/** Only pages after the first have a number in their path. */
export function allWorksPage({
  params,
  language,
}: PageRequest<'/gallery/all'> | PageRequest<'/gallery/all/page/:page'>): FoundPage | undefined {
  const number = 'page' in params ? params.page : undefined;
  const title = wordsIn(language).t('find.allWorks');
  return gridPage({
    works: readEdition(language).listed,
    number,
    title,
    language,
  });
}

export function facetPage({
  params,
  language,
}:
  | PageRequest<'/gallery/all/:facet/:value'>
  | PageRequest<'/gallery/all/:facet/:value/page/:page'>): FoundPage | undefined {
  const facet = FACETS.find((each) => each === params.facet && each !== 'category');
  const named = namedFacets(language).find((each) => each.facet === facet);
  const value = named?.values.find((each) => each.value === params.value);
  if (!facet || !named || !value) return undefined;
  return gridPage({
    works: worksWith(readEdition(language).listed, facetsOfWorks(), facet, value.value),
    number: 'page' in params ? params.page : undefined,
    title: `${named.name}: ${value.name}`,
    chosen: { facet, value: value.value },
    language,
  });
}

export function findableWorks(language: Language): FindSource {
  const { works, listed, facets } = readEdition(language);
  const words = allWordsIn(language);
  const ages = new Map(works.map(({ id }, age) => [id, age]));
  return {
    facets: namedFacets(language),
    works: listed.flatMap((work) => {
      const { id, size } = work;
      const values = facets.valuesOf.get(id);
      if (!values) return [];
      return {
        card: { ...cardWork(work), photo: asThumbnail(work.photo) },
        values,
        age: ages.get(id) ?? 0,
        ...(size && { area: size.width * size.height }),
      };
    }),
    labels: {
      more: words.more,
      select: words.selection.mark,
      availability: words.availability,
      choose: words.find.choose,
      clear: words.find.clear,
      none: words.find.none,
      forgetWords: words.find.forgetWords,
      bestFirst: words.find.bestFirst,
      showMore: words.find.more,
      sort: words.find.sort,
      sorts: words.find.sorts,
      counts: {
        one: words.worksCount_one,
        few: words.worksCount_few,
        many: words.worksCount_many,
        other: words.worksCount_other,
      },
    },
  };
}

interface GridOptions {
  readonly works: readonly Work[];
  /** From the path; undefined for the first page. */
  readonly number: string | undefined;
  readonly title: string;
  readonly chosen?: ChosenValue;
  readonly language: Language;
}

function gridPage({ works, number, title, chosen, language }: GridOptions) {
  const count = pageCount(works.length, MOST_CARDS_ON_PAGE);
  const page = number === undefined ? 1 : Number(number);
  const isThere = number === undefined || (String(page) === number && page > 1 && page <= count);
  if (!isThere) return undefined;
  const first = firstOnPage(page, works.length, MOST_CARDS_ON_PAGE);
  const end = firstOnPage(page + 1, works.length, MOST_CARDS_ON_PAGE);
  const shown = works.slice(first, end);
  return {
    content: (
      <AllWorks
        title={title}
        total={works.length}
        works={shown}
        page={page}
        pages={pagesInReach(page, count)}
        facets={namedFacets(language)}
        filters={countedFilters(language)}
        {...(chosen && { chosen })}
      />
    ),
    ...(shown.length > FIRST_SCREEN && { firstScreenEnd: FIRST_SCREEN_END }),
  };
}

function namedFacets(language: Language): NamedFacet[] {
  const { facets } = facetsOfWorks();
  const words = allWordsIn(language);
  const { vocabulary } = readEdition(language);
  return FACETS.filter((facet) => facets[facet].length > 0).map((facet) => ({
    facet,
    name: words.find.facet[facet],
    values: facets[facet].map(({ count, ...each }) => ({
      value: each.value,
      name: valueName(facet, each, { labels: words, vocabulary }),
      count,
    })),
  }));
}

function allWordsIn(language: Language): Labels {
  return wordsIn(language).getResourceBundle(language, 'translation');
}
