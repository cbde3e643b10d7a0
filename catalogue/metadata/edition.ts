import type { Catalogue } from '#catalogue/catalogue.ts';
import { type FacetIndex, facetsOf } from '#catalogue/find/facets.ts';
import { paths } from '#catalogue/site/paths.ts';
import { identityOf } from '#catalogue/site/site-view.ts';
import type { Labels } from '#catalogue/words/labels.ts';
import type { Language } from '#catalogue/words/language.ts';
import { type Vocabulary, vocabularyOf } from '#catalogue/words/vocabulary.ts';
import { workDistinctions } from './work-distinctions.ts';

export interface Edition {
  readonly catalogue: Catalogue;
  readonly language: Language;
  readonly words: Labels;
  readonly vocabulary: Vocabulary;
  readonly name: string;
  readonly profession: string;
  readonly to: ReturnType<typeof paths>;
  readonly facets: FacetIndex;
  /** See `workDistinctions`. */
  readonly distinctions: ReadonlyMap<number, string>;
  /** Absolute if the URL of the site is known. */
  addressOf(path: string): string;
  /** Without a host, for files that only the site itself requests. */
  pathOf(path: string): string;
}

interface EditionSource {
  readonly catalogue: Catalogue;
  readonly language: Language;
  readonly words: Labels;
  /** With a slash at both ends. */
  readonly basePath: string;
}

export function editionOf({ catalogue, language, words, basePath }: EditionSource): Edition {
  const { site, works, vocabularies } = catalogue;
  const own = vocabularyOf(language, vocabularies[language]);
  const { name, profession, siteUrl = '' } = identityOf(site, own);
  const pathOf = (path: string) => basePath + path.replace(/^\//, '');
  return {
    catalogue,
    language,
    words,
    vocabulary: own,
    facets: facetsOf(catalogue),
    name,
    profession,
    to: paths(language),
    distinctions: workDistinctions(works, language, own),
    addressOf: (path) => siteUrl + pathOf(path),
    pathOf,
  };
}
