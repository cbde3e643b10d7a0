import { useLanguage } from '#app/ui/i18n/page-address.ts';
import type { LocalizedText } from '#catalogue/texts/localized-text.ts';

/** Sets `lang` where it differs from the page (design: missing texts). */
export function Words({ of: { text, language } }: { readonly of: LocalizedText }) {
  return useLanguage() === language ? text : <span lang={language}>{text}</span>;
}
