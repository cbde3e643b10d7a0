import type { ReactNode } from 'react';
import { alternatePath, languageOfPath } from '#catalogue/site/paths.ts';
import { firstLanguage, type Language } from '#catalogue/words/language.ts';

// `/gallery/:category/:id` gives 'category' and 'id'.
type ParamName<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamName<`/${Rest}`>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never;

type Params<Pattern extends string> = Readonly<Record<ParamName<Pattern>, string>>;

export interface PageRequest<Pattern extends string> {
  readonly params: Params<Pattern>;
  readonly language: Language;
}

export interface FoundPage {
  readonly content: ReactNode;
  /** Id of the element that ends the first screen; the footer by default. */
  readonly firstScreenEnd?: string | undefined;
}

/** Stylesheets of certain kinds of pages (vite.config.ts). */
export type PageStyles =
  | 'home'
  | 'category'
  | 'gallery'
  | 'artwork'
  | 'wall'
  | 'workWall'
  | 'news'
  | 'lifeLine'
  | 'texts';

/** Whether the stylesheets stand in the page, which is painted sooner, or are linked, where the page would be too large. */
type StylesPlacement = 'inline' | 'linked';

/** A page with what its row of the route table says of it. */
export interface RoutedPage extends FoundPage {
  /** In addition to the styles of all pages. */
  readonly styles: readonly PageStyles[];
  readonly stylesPlacement: StylesPlacement;
}

/** A row of the route table (spec §2). */
export interface Route {
  readonly pattern: string;
  find(path: string): RoutedPage | undefined;
}

/** `pattern` has no base path and no language; `page` returns undefined for a path without a page. */
export function route<Pattern extends string>(
  pattern: Pattern,
  page: (request: PageRequest<Pattern>) => FoundPage | undefined,
  styles: readonly PageStyles[],
  stylesPlacement: StylesPlacement = 'inline',
): Route {
  const matcher = new URLPattern({ pathname: pattern });
  return {
    pattern,
    find(path) {
      const match = matcher.exec({ pathname: alternatePath(path, firstLanguage()) });
      if (!match) return undefined;
      const params = match.pathname.groups as Params<Pattern>;
      const found = page({ params, language: languageOfPath(path) });
      return found && { ...found, styles, stylesPlacement };
    },
  };
}
