import type { TranslationFile } from '#catalogue/content/locale-files.ts';
import type { SiteFile } from '#catalogue/content/site-entry.ts';
import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from '#catalogue/words/language.ts';
import { SHIPPED_WORDS } from '#catalogue/words/shipped-words.ts';
import type { CheckedFile } from '#pipeline/content/checked-file.ts';
import { errorAt, type Finding, noticeAt, quoted } from '#pipeline/content/finding.ts';

/** What the categories of `site.json` are called: the artist names her own, those of the specification have names. */
export function categoryFindings(
  site: CheckedFile<SiteFile>,
  translation: Readonly<Record<Language, CheckedFile<TranslationFile>>>,
): Finding[] {
  const categories = Object.keys(site.salvaged?.categories ?? {});
  if (categories.length === 0) return [];
  return LANGUAGES.flatMap((language) => {
    const { file, salvaged } = translation[language];
    if (!salvaged) return [];
    const own: Readonly<Record<string, string | undefined>> = salvaged.category ?? {};
    const shipped = SHIPPED_WORDS[language].category;
    const unnamed = categories.filter((each) => !own[each]?.trim() && !shipped[each]);
    const strangers = Object.keys(own).filter((each) => !categories.includes(each));
    return [
      ...unnamed.map((each) => {
        const message = `the category ${quoted(each)} has no name`;
        const remedy = `add "${each}" with its name to 'category'`;
        const place = { file, path: ['category', each] };
        return language === FALLBACK_LANGUAGE
          ? errorAt(place, message, remedy)
          : noticeAt(place, message, `${remedy}; until then the Russian one is shown`);
      }),
      ...strangers
        .filter((each) => !shipped[each])
        .map((each) => {
          const remedy = `add it to 'categories' in ${site.file}, or remove the name`;
          return noticeAt(
            { file, path: ['category', each] },
            `there is no category ${quoted(each)}`,
            remedy,
          );
        }),
    ];
  });
}
