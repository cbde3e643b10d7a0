import { facetsOf, valueName } from '#catalogue/find/facets.ts';
import { FACETS, type Facet } from '#catalogue/paths/facet-names.ts';
import type { Category } from '#catalogue/schema/categories.ts';
import type { Biography } from '#catalogue/schema/locale-files.ts';
import type { Labels } from '#catalogue/texts/labels.ts';
import { inLanguage, type Language } from '#catalogue/texts/language.ts';
import { typeset } from '#catalogue/texts/typeset.ts';
import { translatePhrase, type Vocabulary, vocabularyOf } from '#catalogue/texts/vocabulary.ts';
import { type Catalogue, type CatalogueSite, listedWorks } from '#catalogue/works/catalogue.ts';
import { makeWork } from '#catalogue/works/work.ts';
import { makePost } from './news/post.ts';
import { paths } from './paths/paths.ts';

interface SiteSource {
  readonly catalogue: Catalogue;
  readonly language: Language;
  readonly labels: Labels;
  readonly basePath: string;
}

export type Site = ReturnType<typeof makeSite>;

export function makeSite({ catalogue, language, labels, basePath }: SiteSource) {
  const { site, vocabularies } = catalogue;
  const vocabulary = vocabularyOf(language, vocabularies[language]);
  const identity = identityOf(site, vocabulary);
  const href = (path: string) => basePath + path.replace(/^\//, '');

  const allWorks = catalogue.works.map((work) => makeWork(work, vocabulary, labels.untitled));
  const workById = new Map(allWorks.map((work) => [work.id, work]));
  const listed = listedWorks(catalogue.works).flatMap(({ entry }) => workById.get(entry.id) ?? []);
  const byCategory = Map.groupBy(listed, ({ category }) => category);
  const works = (category: Category) => byCategory.get(category) ?? [];
  const posts = catalogue.posts.map((post) => makePost(post, vocabulary, workById));

  const categories = Object.keys(site.categories);
  const facetIndex = facetsOf(catalogue);
  const facets = FACETS.filter((facet) => facetIndex.facets[facet].length > 0).map((facet) => ({
    facet,
    values: facetIndex.facets[facet].map(({ count, ...value }) => ({
      value: value.value,
      name: valueName(facet, value, { labels, vocabulary }),
      count,
    })),
  }));

  return {
    ...identity,
    catalogue,
    language,
    labels,
    identity,
    hero: site.hero,
    hasBanner: site.banner !== false,
    portrait: site.portrait,
    categoryPhotos: site.categories,
    image: site.hero[0]?.whole ?? site.portrait,
    biography: typesetBiography(inLanguage(site.biography, language), language),
    pathTo: paths(language),
    href,
    /** Absolute if the URL of the site is known. */
    url: (path: string) => (site.siteUrl ?? '') + href(path),

    categories,
    categoryName: (category: Category) => labels.category[category] ?? category,
    facets,
    facetIndex,
    valueName(facet: Facet, value: string): string {
      const values = facets.find((each) => each.facet === facet)?.values;
      return values?.find((each) => each.value === value)?.name ?? value;
    },

    allWorks,
    listed,
    newest: (count: number) => allWorks.filter(({ isListed }) => isListed).slice(0, count),
    works,
    work: (id: number) => workById.get(id),
    posts,
  };
}

function typesetBiography(biography: Biography, language: Language): Biography {
  return JSON.parse(JSON.stringify(biography), (_, value) =>
    typeof value === 'string' ? typeset(value, language) : value,
  );
}

function identityOf(site: CatalogueSite, vocabulary: Vocabulary) {
  const translate = (phrase = '') => translatePhrase(vocabulary, phrase).text;
  const offers = Object.entries(site.offers ?? {});
  return {
    name: translate(site.name),
    profession: translate(site.profession),
    contacts: site.contacts,
    ...(site.answers && { answers: translate(site.answers) }),
    offers: Object.fromEntries(offers.map(([offer, text]) => [offer, translate(text)])),
    ...(site.links && { links: site.links }),
    ...(site.siteUrl && { siteUrl: site.siteUrl }),
  };
}
