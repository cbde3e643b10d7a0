import type { ParseKeys } from 'i18next';
import type { Location, MetaDescriptor } from 'react-router';
import type { Language } from '#catalogue/language.ts';
import { languageOfPath } from '#catalogue/paths.ts';
import { wordsIn } from './words.ts';

/** What the `meta` of a route is given, as far as it is needed here; the root knows the artist's name. */
interface TitledPage {
  readonly location: Location;
  readonly loaderData?: { readonly description: string } | undefined;
  readonly matches: readonly [
    { readonly loaderData?: { readonly name: string } | undefined },
    ...unknown[],
  ];
}

/** The language of a page, where no hook can be used. */
export function languageOfLocation({ pathname }: Pick<Location, 'pathname'>): Language {
  return languageOfPath(pathname);
}

/** The title and the description of a page: what stays true of it wherever a visitor has come from. */
export function pageMeta(title: string, { loaderData }: Pick<TitledPage, 'loaderData'>) {
  const { description } = loaderData ?? {};
  return [{ title }, ...(description ? [{ name: 'description', content: description }] : [])];
}

/** A title with the artist's name, as tabs, bookmarks and search results show it. */
export function titleWithName({ matches }: Pick<TitledPage, 'matches'>, title: string): string {
  const name = matches[0].loaderData?.name;
  return name ? `${title} — ${name}` : title;
}

/** The title of a page that is named for a word of the interface. */
export function pageTitle(page: TitledPage, key: ParseKeys): MetaDescriptor[] {
  const title = wordsIn(languageOfLocation(page.location)).t(key);
  return pageMeta(titleWithName(page, title), page);
}

/** The title of a page that search engines leave out. */
export function hiddenPageTitle(page: TitledPage, key: ParseKeys): MetaDescriptor[] {
  return [...pageTitle(page, key), { name: 'robots', content: 'noindex' }];
}
