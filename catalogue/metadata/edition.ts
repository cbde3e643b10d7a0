import type { Catalogue } from '#catalogue/catalogue.ts';
import { facetsOf } from '#catalogue/find/catalogue-index.ts';
import type { FacetIndex } from '#catalogue/find/facets.ts';
import { type LocalizedCatalogue, localizeCatalogue } from '#catalogue/localized-catalogue.ts';
import { paths } from '#catalogue/site/paths.ts';
import type { Labels } from '#catalogue/words/labels.ts';
import type { Language } from '#catalogue/words/language.ts';
import { workDistinctions } from './work-distinctions.ts';

export interface Edition extends LocalizedCatalogue {
  readonly catalogue: Catalogue;
  readonly words: Labels;
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
  const localized = localizeCatalogue(catalogue, language, words.untitled);
  const { name, profession, siteUrl = '' } = localized.identity;
  const pathOf = (path: string) => basePath + path.replace(/^\//, '');
  return {
    ...localized,
    catalogue,
    words,
    facets: facetsOf(catalogue),
    name,
    profession,
    to: paths(language),
    distinctions: workDistinctions(localized.works),
    addressOf: (path) => siteUrl + pathOf(path),
    pathOf,
  };
}
