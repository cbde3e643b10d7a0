import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import type { Graph } from 'schema-dts';
import { alternatePath } from '#catalogue/paths/paths.ts';
import type { Photo } from '#catalogue/photos/photo.ts';
import type { Site } from '#catalogue/site.ts';
import { cutAfterWord } from '#catalogue/texts/short-title.ts';

// Search engines show about this many characters.
const LONGEST_DESCRIPTION = 200;

/** What a page says, to its readers and to search engines, feeds and messengers. */
interface Page {
  /** Without the artist's name. */
  readonly title: string;
  /** Only its beginning is used if it is long. */
  readonly description: string;
  readonly content: ReactNode;
  /** Beside shared links; the first hero photo by default. */
  readonly image?: Photo;
  /** In the sitemap. */
  readonly images?: readonly Photo[];
  /** Whether search engines may list it, which is the default. */
  readonly isListed?: boolean;
  /** ISO 8601: feeds have the pages with a date. */
  readonly date?: string | undefined;
  /** Whether the date is that of the page itself, and not of the work that it shows. */
  readonly isArticle?: boolean;
  /** Of the title, where it may be missing in the language of the page. */
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

/** Texts of files beside the pages, by their paths. */
type DataFiles = Readonly<Record<string, () => string>>;

interface PageDefinition<Params> {
  /** Which pages exist: one for each element. A pattern without parameters is one page. */
  paths?(site: Site): readonly Params[];
  page(request: PageRequest<Params>): Page;
  /** Data that scripts or programs load. */
  files?(request: Omit<PageRequest<Params>, 'params' | 'path'>): DataFiles;
  /** Style groups of `vite.config.ts`, besides the styles of all pages. */
  readonly styles: readonly string[];
  /** Styles stand in the page, which is painted sooner, unless the page would be too large. */
  hasLinkedStyles?(params: Params): boolean;
  /** Known by its URL only: neither listed nor shared. */
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
  const { paths = () => [{} as Params], page, files, hasLinkedStyles, ...row } = definition;
  const { isInternal = false } = definition;
  return {
    ...row,
    pattern,
    isInternal,
    files,
    pagesOf: (site: Site, t: TFunction) =>
      paths(site).map((params) => {
        const path = alternatePath(fill(pattern, params), site.language);
        return {
          path,
          hasLinkedStyles: hasLinkedStyles?.(params) ?? false,
          load: () => {
            const made = page({ site, t, path, params });
            return {
              image: site.image,
              images: [],
              isListed: !isInternal,
              titleLanguage: site.language,
              ...made,
              description: cutAfterWord(made.description, LONGEST_DESCRIPTION),
            };
          },
        };
      }),
  };
}

function fill(pattern: string, params: object): string {
  const values = params as Readonly<Record<string, string | number | undefined>>;
  const withOptional = pattern.replace(/\{(.*:(\w+))\}\?$/, (_, optional: string, name: string) =>
    values[name] === undefined ? '' : optional,
  );
  return withOptional.replace(/:(\w+)/g, (_, name: string) => String(values[name]));
}
