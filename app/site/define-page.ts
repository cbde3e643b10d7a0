import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import type { Graph } from 'schema-dts';
import { alternatePath } from '#catalogue/paths/paths.ts';
import type { Photo } from '#catalogue/photos/photo.ts';
import type { Site } from '#catalogue/site.ts';
import { cutAfterWord } from '#catalogue/texts/short-title.ts';
import { type Breadcrumb, breadcrumbData } from './structured-data.ts';

const MAX_DESCRIPTION_LENGTH = 200; // as much as search engines show

interface Page {
  readonly title: string;
  readonly description: string;
  readonly content: ReactNode;
  readonly image?: Photo;
  readonly images?: readonly Photo[];
  readonly isListed?: boolean;
  /** ISO 8601. Pages with a date are listed in feeds. */
  readonly date?: string | undefined;
  readonly isArticle?: boolean;
  readonly titleLanguage?: string;
  readonly structuredData?: Graph['@graph'];
  /** Breadcrumbs above the page, from the top. */
  readonly parents?: readonly Breadcrumb[];
  /** Id of the element that ends the first screen; the footer by default. */
  readonly firstScreenEnd?: string;
}

/** `path` is without the base path. */
export interface PageRequest<Params> {
  readonly site: Site;
  readonly t: TFunction;
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

interface PageDefinition<Params> {
  paths?(site: Site): readonly Params[];
  page(request: PageRequest<Params>): Page;
  files?(request: Pick<PageRequest<Params>, 'site' | 't'>): Readonly<Record<string, () => string>>;
  readonly isInternal?: boolean;
  readonly isApplication?: boolean;
  headScript?(): string;
}

/** A row of the route table. In `pattern`, `{/page/:page}?` is optional. */
export function definePage<Pattern extends string, Params extends ParamsOf<Pattern>>(
  pattern: Pattern,
  definition: PageDefinition<Params>,
) {
  const { paths = () => [{} as Params], page, isInternal = false, ...row } = definition;
  return {
    ...row,
    pattern,
    isInternal,
    pagesOf: (site: Site, t: TFunction) =>
      paths(site).map((params) => {
        const path = alternatePath(fillPattern(pattern, params), site.language);
        return {
          path,
          load: () => {
            const { parents, ...definedPage } = page({ site, t, path, params });
            const { title, structuredData = [], description } = definedPage;
            const crumbs = parents && breadcrumbData(site, [...parents, { path, title }]);
            return {
              image: site.image,
              images: [],
              isListed: !isInternal,
              titleLanguage: site.language,
              ...definedPage,
              structuredData: crumbs ? [...structuredData, crumbs] : structuredData,
              description: cutAfterWord(description, MAX_DESCRIPTION_LENGTH),
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
