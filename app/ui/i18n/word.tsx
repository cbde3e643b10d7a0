import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { languageOfText } from '#catalogue/texts/language-facts.ts';
import type { LocalizedText } from '#catalogue/texts/localized-text.ts';
import { useLanguage } from './page-path.ts';

/** Sets `lang` where it differs from the page, so that screen readers pronounce the text correctly. */
export function Words({ of: { text, language } }: { readonly of: LocalizedText }) {
  return useLanguage() === language ? text : <span lang={language}>{text}</span>;
}

/** A label that may be in the fallback language. Attributes cannot be marked; they use `t()`. */
export function word(key: ParseKeys) {
  return <Word of={key} />;
}

function Word({ of }: { readonly of: ParseKeys }) {
  const text = useTranslation().t(of);
  return <Words of={{ text, language: languageOfText(text, useLanguage()) }} />;
}
