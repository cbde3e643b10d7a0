import type { ParseKeys } from 'i18next';
import type { Location, MetaDescriptor } from 'react-router';
import type { Language } from '#catalogue/language.ts';
import { languageOfPath } from '#catalogue/paths.ts';
import { wordsIn } from './words.ts';

/** The language of a page, where no hook can be used. */
export function languageOfLocation({ pathname }: Pick<Location, 'pathname'>): Language {
  return languageOfPath(pathname);
}

/** The title of a page that is named for a word of the interface. */
export function pageTitle(location: Location, key: ParseKeys): MetaDescriptor[] {
  return [{ title: wordsIn(languageOfLocation(location)).t(key) }];
}

/** The title of a page that search engines leave out. */
export function hiddenPageTitle(location: Location, key: ParseKeys): MetaDescriptor[] {
  return [...pageTitle(location, key), { name: 'robots', content: 'noindex' }];
}
