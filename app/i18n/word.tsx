import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { FALLBACK_LANGUAGE } from '#catalogue/words/language.ts';
import { useLanguage } from './page-address.ts';

/**
 * A word of the interface, marked when English has none and the Russian one stands there (spec §9: fallback ru): screen
 * readers then say it in its own language.
 *
 * In attributes and within sentences nothing can be marked; there it is `t()` as ever.
 */
export function Word({ of }: { readonly of: ParseKeys }) {
  const word = useTranslation().t(of);
  const isForeign = useLanguage() !== FALLBACK_LANGUAGE && /\p{Script=Cyrillic}/u.test(word);
  return isForeign ? <span lang={FALLBACK_LANGUAGE}>{word}</span> : word;
}
