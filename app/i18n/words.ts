import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { InterfaceWords } from '#catalogue/words/interface-words.ts';
import { firstLanguage, type Language } from '#catalogue/words/language.ts';

/**
 * Each language is a chunk of its own: a visitor downloads only the words of the pages being read.
 *
 * The content check holds the files against {@link InterfaceWords}; what lies on this disk just now is no type.
 */
const WORD_FILES = import.meta.glob<InterfaceWords>('/.generated/words/*.json', {
  import: 'default',
});

const instances = new Map<Language, i18n>();

/**
 * Makes a language ready for {@link wordsIn}; must have ended before a page in that language is rendered.
 *
 * Rejects when its file cannot be loaded; the next call tries again.
 */
export async function loadWords(language: Language): Promise<void> {
  if (instances.has(language)) return;
  const words = await WORD_FILES[`/.generated/words/${language}.json`]?.();
  if (!words) throw new Error(`The pipeline has written no words in '${language}'`);
  const instance = createInstance();
  await instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: firstLanguage(),
    defaultNS: 'translation',
    resources: { [language]: { translation: words } },
    // React escapes text itself.
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  instances.set(language, instance);
}

/**
 * The i18next instance of a language. One for each, so that pages of all languages can be rendered side by side.
 *
 * @throws {Error} when {@link loadWords} has not ended for this language.
 */
export function wordsIn(language: Language): i18n {
  const instance = instances.get(language);
  if (!instance) throw new Error(`The words of '${language}' are not loaded`);
  return instance;
}
