import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { languageOfText } from '#catalogue/texts/language-facts.ts';
import { useLanguage } from './page-address.ts';

// Marks fallback texts (spec §9: fallback ru) with `lang`, so that screen readers pronounce them correctly.
// Attributes and parts of sentences cannot be marked; they use `t()`.
export function Word({ of }: { readonly of: ParseKeys }) {
  const word = useTranslation().t(of);
  const language = useLanguage();
  const spoken = languageOfText(word, language);
  return spoken === language ? word : <span lang={spoken}>{word}</span>;
}
