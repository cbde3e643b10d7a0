import { createInstance, type i18n } from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import { paths } from '#catalogue/paths/paths.ts';
import type { Category } from '#catalogue/schema/categories.ts';
import type { Labels } from '#catalogue/texts/labels.ts';
import { firstLanguage, type Language, siteLanguages } from '#catalogue/texts/language.ts';
import type { StoredWork } from '#catalogue/works/catalogue.ts';
import { useLanguage, usePagePath } from './page-path.ts';

// The build renders pages of all languages side by side.
const instances = new Map<Language, i18n>();

let works: readonly StoredWork[] = [];

/** Spec §9: namespaces `translation` and `gallery`, fallback to the first language (ru), the default separator `.`. */
export function addTranslations(language: Language, labels: Labels): void {
  const instance = createInstance();
  instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: firstLanguage(),
    ns: ['translation', 'gallery'],
    defaultNS: 'translation',
    resources: { [language]: { translation: labels } },
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  instances.set(language, instance);
  addGalleryTexts(instance);
}

export function setGalleryTexts(current: readonly StoredWork[]): void {
  works = current;
  for (const instance of instances.values()) addGalleryTexts(instance);
}

function addGalleryTexts(instance: i18n): void {
  for (const language of siteLanguages()) {
    const bundle: Record<Category, Record<string, unknown>> = {};
    for (const { entry, texts } of works) {
      const group = bundle[entry.category] ?? {};
      bundle[entry.category] = group;
      if (texts[language]) group[`art-${entry.id}`] = texts[language];
    }
    // Otherwise the bundle keeps removed works.
    instance.removeResourceBundle(language, 'gallery');
    instance.addResourceBundle(language, 'gallery', bundle);
  }
}

export function labelsIn(language: Language): Labels {
  return translationsIn(language).getResourceBundle(language, 'translation');
}

export function useLabels(): Labels {
  const { i18n } = useTranslation();
  return i18n.getResourceBundle(i18n.language, 'translation');
}

export function usePage() {
  const { t } = useTranslation();
  const language = useLanguage();
  return { t, language, path: usePagePath(), pathTo: paths(language) };
}

export function translationsIn(language: Language): i18n {
  const instance = instances.get(language);
  if (!instance) throw new Error(`The labels of '${language}' are not loaded`);
  return instance;
}
