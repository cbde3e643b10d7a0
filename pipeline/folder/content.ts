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

/** Of a folder without errors. */
export function contentOf(files: ValidatedFolder) {
  const { site, translation } = files;
  const wordsIn = (language: Language) => {
    const { biography, vocabulary = {}, ...own } = valid(inLanguage(translation, language).value);
    const shipped = LABELS[language];
    const category = Object.keys(valid(site.value).categories).map((each) => [
      each,
      shipped?.category[each] ?? nameInFirst(each),
    ]);
    const writtenIn = siteLanguages().map((each) => [
      each,
      shipped?.writtenIn[each] ?? languageName(each, language),
    ]);
    return {
      interface: completeLabels<Labels>(own, {
        // Only labels of the editor may be missing in another language.
        ...(shipped ?? LABELS.en),
        category: Object.fromEntries(category),
        writtenIn: Object.fromEntries(writtenIn),
      }),
      biography,
      vocabulary,
      gallery: valid(inLanguage(files.galleryWords, language).value),
    };
  };
  /** Spec §9: a language without names for the categories uses those of the first language. */
  const nameInFirst = (category: string) => {
    const first = firstLanguage();
    const name = translation[first]?.value?.category?.[category];
    return name?.trim() || LABELS[first]?.category[category];
  };
  return {
    site: valid(site.value),
    works: valid(files.gallery.value),
    posts: valid(files.news.value),
    words: byLanguage(wordsIn),
  };
}

/** The shipped labels, replaced by her own ones that are not blank. */
function completeLabels<T extends object>(own: Readonly<Record<string, unknown>>, shipped: T): T {
  const entries = Object.entries(shipped).map(([key, label]: [string, string | object]) => {
    const ownLabel: unknown = own[key];
    if (typeof label === 'object') return [key, completeLabels(Object(ownLabel), label)];
    return [key, (typeof ownLabel === 'string' && ownLabel.trim()) || label];
  });
  return Object.fromEntries(entries) as T;
}

/** A file without a value always has findings, so this fails only if a rule did not report one. */
function valid<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('A content file is broken, but nothing was reported');
  return value;
}
