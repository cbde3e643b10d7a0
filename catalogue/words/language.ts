/** The languages of the website; the first is the one that unprefixed addresses speak (Spec §9: fallback ru). */
export const LANGUAGES = ['ru', 'en'] as const;

export type Language = (typeof LANGUAGES)[number];

/** Spec §9: what is missing in another language is shown in this one. */
export const FALLBACK_LANGUAGE = 'ru' as const satisfies Language;

/** The other of the two languages: what the language toggle leads to. */
export function otherLanguage(language: Language): Language {
  return language === 'ru' ? 'en' : 'ru';
}
