import type { ValidatedFolder } from '#catalogue/check/validate-folder.ts';
import { LABELS, type Labels } from '#catalogue/texts/labels.ts';
import {
  byLanguage,
  firstLanguage,
  inLanguage,
  type Language,
  siteLanguages,
} from '#catalogue/texts/language.ts';
import { languageName } from '#catalogue/texts/language-facts.ts';

export type Content = ReturnType<typeof contentOf>;

export function contentOf(files: ValidatedFolder) {
  const { site, translation } = files;
  const textsOf = (language: Language) => {
    const { biography, vocabulary = {}, ...own } = defined(inLanguage(translation, language).value);
    const shipped = LABELS[language];
    const category = Object.keys(defined(site.value).categories).map((each) => [
      each,
      shipped?.category[each] ?? nameInFirstLanguage(each),
    ]);
    const writtenIn = siteLanguages().map((each) => [
      each,
      shipped?.writtenIn[each] ?? languageName(each, language),
    ]);
    return {
      interface: completeLabels<Labels>(own, {
        // Of a language without shipped labels, the check demands all but those of the editor.
        ...(shipped ?? LABELS.en),
        category: Object.fromEntries(category),
        writtenIn: Object.fromEntries(writtenIn),
      }),
      biography,
      vocabulary,
      gallery: defined(inLanguage(files.galleryTexts, language).value),
    };
  };
  /** Spec §9: a language without names for the categories uses those of the first language. */
  const nameInFirstLanguage = (category: string) => {
    const first = firstLanguage();
    const name = translation[first]?.value?.category?.[category];
    return name?.trim() || LABELS[first]?.category[category];
  };
  return {
    site: defined(site.value),
    works: defined(files.gallery.value),
    posts: defined(files.news.value),
    texts: byLanguage(textsOf),
  };
}

function completeLabels<T extends object>(own: Readonly<Record<string, unknown>>, shipped: T): T {
  const entries = Object.entries(shipped).map(([key, label]: [string, string | object]) => {
    const ownLabel: unknown = own[key];
    if (typeof label === 'object') return [key, completeLabels(Object(ownLabel), label)];
    return [key, (typeof ownLabel === 'string' && ownLabel.trim()) || label];
  });
  return Object.fromEntries(entries) as T;
}

function defined<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('A content file is broken, but nothing was reported');
  return value;
}
