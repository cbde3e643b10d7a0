import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { CatalogueWork } from '#catalogue/catalogue.ts';
import type { InterfaceWords } from '#catalogue/words/interface-words.ts';
import { firstLanguage, type Language, siteLanguages } from '#catalogue/words/language.ts';
import type { Category } from '#catalogue/works/categories.ts';

/**
 * Each language is a chunk of its own: a visitor downloads only the words of the pages being read.
 *
 * The content check holds the files against {@link InterfaceWords}; what lies on this disk just now is no type.
 */
const WORD_FILES = import.meta.glob<InterfaceWords>('/.generated/words/*.json', {
  import: 'default',
});

const instances = new Map<Language, i18n>();

let works: readonly CatalogueWork[] = [];

/**
 * Makes a language ready for {@link wordsIn}; must have ended before a page in that language is rendered.
 *
 * Rejects when its file cannot be loaded; the next call tries again.
 */
export async function loadWords(language: Language): Promise<void> {
  if (instances.has(language)) return;
  const words = await WORD_FILES[`/.generated/words/${language}.json`]?.();
  if (!words) throw new Error(`The pipeline has written no words in '${language}'`);
  addWords(language, words);
}

/** Spec §9: the namespaces `translation` and `gallery`, fallback ru, and i18next's own separator, a dot. */
export function addWords(language: Language, words: InterfaceWords): void {
  const instance = createInstance();
  instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: firstLanguage(),
    ns: ['translation', 'gallery'],
    defaultNS: 'translation',
    resources: { [language]: { translation: words } },
    // React escapes text itself.
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  instances.set(language, instance);
  addGalleryTexts(instance);
}

/** The texts of works for the namespace `gallery` in all languages; the browser fetches them for `/add` alone. */
export function setGalleryTexts(current: readonly CatalogueWork[]): void {
  works = current;
  for (const instance of instances.values()) addGalleryTexts(instance);
}

function addGalleryTexts(instance: i18n): void {
  const categories = [...new Set(works.map(({ entry }) => entry.category))];
  for (const language of siteLanguages()) {
    const textsOf = (category: Category) =>
      works.flatMap(({ entry, words }) => {
        const texts = words[language];
        return texts && entry.category === category ? [[`art-${entry.id}`, texts] as const] : [];
      });
    const bundle = categories.map((each) => [each, Object.fromEntries(textsOf(each))] as const);
    // Without this the bundle keeps works that are gone.
    instance.removeResourceBundle(language, 'gallery');
    instance.addResourceBundle(language, 'gallery', Object.fromEntries(bundle));
  }
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
