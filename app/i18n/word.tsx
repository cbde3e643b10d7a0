import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { languageOfText } from '#catalogue/words/language-facts.ts';
import { useLanguage } from './page-address.ts';

/**
 * A word of the interface, marked when the artist has written one of the first language in the place of another (spec §9:
 * fallback ru): screen readers then say it in its own language.
 *
 * In attributes and within sentences nothing can be marked; there it is `t()` as ever.
 */
export function Word({ of }: { readonly of: ParseKeys }) {
  const word = useTranslation().t(of);
  const language = useLanguage();
  const spoken = languageOfText(word, language);
  return spoken === language ? word : <span lang={spoken}>{word}</span>;
}
