import type { ReactNode } from 'react';
import { alternatePath, languageOfPath } from '#catalogue/site/paths.ts';
import { firstLanguage, type Language } from '#catalogue/words/language.ts';

/** The names in an address pattern: `'category' | 'id'` for `/gallery/:category/:id`. */
type ParamName<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamName<`/${Rest}`>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never;

/** What an address says in the places of a pattern. */
type Params<Pattern extends string> = Readonly<Record<ParamName<Pattern>, string>>;

/** A page that is asked for. */
export interface PageRequest<Pattern extends string> {
  readonly params: Params<Pattern>;
  readonly language: Language;
}

/** A page that is there: what stands between header and footer. */
export interface FoundPage {
  readonly content: ReactNode;
  /** The id of the element with which the first screen is full; without one it is the footer. */
  readonly firstScreenEnd?: string | undefined;
}

/** The stylesheets that only pages of some kinds have (`vite.config.ts`). */
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

/** A page with what its row of the route table says of it. */
export interface RoutedPage extends FoundPage {
  /** What it has besides the styles of all pages. */
  readonly styles: readonly PageStyles[];
}

/** A row of the route table (spec §2). */
export interface Route {
  readonly pattern: string;
  /** The page at a path of this route, in the language that the path speaks; nothing where there is none. */
  find(path: string): RoutedPage | undefined;
}

/**
 * A kind of page.
 *
 * @param pattern of its address in the first language, without the base path; the others lie below their names
 * @param page what it shows; nothing for an address that has no page
 * @param styles what it has besides the styles of all pages
 */
export function route<Pattern extends string>(
  pattern: Pattern,
  page: (request: PageRequest<Pattern>) => FoundPage | undefined,
  styles: readonly PageStyles[],
): Route {
  const matcher = new URLPattern({ pathname: pattern });
  return {
    pattern,
    find(path) {
      const match = matcher.exec({ pathname: alternatePath(path, firstLanguage()) });
      if (!match) return undefined;
      const params = match.pathname.groups as Params<Pattern>;
      const found = page({ params, language: languageOfPath(path) });
      return found && { ...found, styles };
    },
  };
}
