import { type MiddlewareFunction, replace } from 'react-router';
import { languageOfPath, twinPath } from '#catalogue/paths.ts';
import { loadWords } from '../i18n/words.ts';
import { pathWithoutBase } from '../lib/base-path.ts';

/**
 * What the inline script does for a document, for navigation inside the site: an unprefixed address obeys a saved
 * choice of English. Then fetches the words of the language that the page will be in.
 */
export const obeyLanguageChoice: MiddlewareFunction = async ({ request }) => {
  const { pathname, search, hash } = new URL(request.url);
  const path = pathWithoutBase(pathname);
  const language = languageOfPath(path);
  if (language === 'ru' && window.readLanguageChoice() === 'en') {
    throw replace(twinPath(path + search + hash, 'en'));
  }
  await loadWords(language);
};
