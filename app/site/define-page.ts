import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import type { Graph } from 'schema-dts';
import { alternatePath } from '#catalogue/paths/paths.ts';
import type { Photo } from '#catalogue/photos/photo.ts';
import type { Site } from '#catalogue/site.ts';
import { cutAfterWord } from '#catalogue/texts/short-title.ts';

// Search engines show about this many characters.
const MAX_DESCRIPTION_LENGTH = 200;

/** Texts and data of a page, for readers, search engines, feeds and messengers. */
interface Page {
  /** Without the artist's name. */
  readonly title: string;
  /** Shortened if long. */
  readonly description: string;
  readonly content: ReactNode;
  /** Preview of shared links; the first hero photo by default. */
  readonly image?: Photo;
  /** In the sitemap. */
  readonly images?: readonly Photo[];
  /** Whether search engines may list it, which is the default. */
  readonly isListed?: boolean;
  /** ISO 8601. Pages with a date are listed in feeds. */
  readonly date?: string | undefined;
  /** The date belongs to the page itself, not to the work on it. */
  readonly isArticle?: boolean;
  /** Set where a title may have no translation. */
  readonly titleLanguage?: string;
  /** Only certain facts, and never a price. */
  readonly structuredData?: Graph['@graph'];
  /** Id of the element that ends the first screen; the footer by default. */
  readonly firstScreenEnd?: string;
}

export interface PageRequest<Params> {
  readonly site: Site;
  readonly t: TFunction;
  /** Without the base path. */
  readonly path: string;
  readonly params: Params;
}

type ParamName<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamName<`/${Rest}`>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never;

type ParamsOf<Pattern extends string> = Pattern extends `${infer Start}{${infer Optional}}?`
  ? ParamsOf<Start> & Partial<Readonly<Record<ParamName<Optional>, string | number>>>
  : Readonly<Record<ParamName<Pattern>, string | number>>;

/** Contents of files beside the pages, by path. */
type DataFiles = Readonly<Record<string, () => string>>;

interface PageDefinition<Params> {
  /** Which pages exist: one for each element. A pattern without parameters is one page. */
  paths?(site: Site): readonly Params[];
  page(request: PageRequest<Params>): Page;
  /** Data that scripts or programs load. */
  files?(request: Omit<PageRequest<Params>, 'params' | 'path'>): DataFiles;
  /** Reached by its URL only: neither listed nor shared. */
  readonly isInternal?: boolean;
  /** Hydrates the whole content, with a script and styles of its own. */
  readonly isApplication?: boolean;
  /** Runs before the page is painted. */
  headScript?(): string;
}

/**
 * A row of the route table. In `pattern`, `{/page/:page}?` is optional. The pages of other languages have the same
 * paths below the name of the language.
 */
export function definePage<Pattern extends string, Params extends ParamsOf<Pattern>>(
  pattern: Pattern,
  definition: PageDefinition<Params>,
) {
  const { paths = () => [{} as Params], page, files, ...row } = definition;
  const { isInternal = false } = definition;
  return {
    ...row,
    pattern,
    isInternal,
    files,
    pagesOf: (site: Site, t: TFunction) =>
      paths(site).map((params) => {
        const path = alternatePath(fillPattern(pattern, params), site.language);
        return {
          path,
          load: () => {
            const definedPage = page({ site, t, path, params });
            return {
              image: site.image,
              images: [],
              isListed: !isInternal,
              titleLanguage: site.language,
              ...definedPage,
              description: cutAfterWord(definedPage.description, MAX_DESCRIPTION_LENGTH),
            };
          },
        };
      }),
  };
}

function fillPattern(pattern: string, params: object): string {
  const values = params as Readonly<Record<string, string | number | undefined>>;
  const withOptional = pattern.replace(/\{(.*:(\w+))\}\?$/, (_, optional: string, name: string) =>
    values[name] === undefined ? '' : optional,
  );
  return withOptional.replace(/:(\w+)/g, (_, name: string) => String(values[name]));
}
