import type { Catalogue } from '#catalogue/catalogue.ts';
import type { FacetWords } from '#catalogue/find/facet-names.ts';
import { type FacetIndex, facetsOf } from '#catalogue/find/facets.ts';
import { paths } from '#catalogue/site/paths.ts';
import { identityOf } from '#catalogue/site/site-view.ts';
import type { InterfaceWords } from '#catalogue/words/interface-words.ts';
import type { Language } from '#catalogue/words/language.ts';
import { type Vocabulary, vocabularyOf } from '#catalogue/words/vocabulary.ts';
import { workDistinctions } from './work-distinctions.ts';

/** The words that search engines and messengers read. */
type EditionWords = Pick<
  InterfaceWords,
  'category' | 'untitled' | 'summary' | 'pages' | 'ways' | 'availability'
> &
  FacetWords &
  Pick<InterfaceWords, 'home' | 'gallery' | 'news' | 'about' | 'contacts' | 'categoryEmpty'> &
  Pick<InterfaceWords, 'test' | 'pageNotFound'> & {
    readonly selection: Pick<InterfaceWords['selection'], 'title'>;
    readonly add: Pick<InterfaceWords['add'], 'title'>;
    readonly find: Pick<InterfaceWords['find'], 'allWorks'>;
    readonly lifeLine: Pick<InterfaceWords['lifeLine'], 'title'>;
    readonly wall: Pick<InterfaceWords['wall'], 'title' | 'hangTitle' | 'unrolledTitle' | 'cm'>;
  };

/** The whole website in one language, with what is needed to speak of its pages outside of them. */
export interface Edition {
  readonly catalogue: Catalogue;
  readonly language: Language;
  readonly words: EditionWords;
  readonly vocabulary: Vocabulary;
  readonly name: string;
  readonly profession: string;
  readonly to: ReturnType<typeof paths>;
  /** What works can be chosen by. */
  readonly facets: FacetIndex;
  /** See {@link workDistinctions}. */
  readonly distinctions: ReadonlyMap<number, string>;
  /** The address of a page or a file by its path; absolute if the site's own address is known. */
  addressOf(path: string): string;
  /** The same for what only pages of the site themselves ask for: they need no host. */
  pathOf(path: string): string;
}

interface EditionSource {
  readonly catalogue: Catalogue;
  readonly language: Language;
  readonly words: EditionWords;
  /** With a slash at both ends. */
  readonly basePath: string;
}

/** Prepares what all that is said of the site in one language has in common. */
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
