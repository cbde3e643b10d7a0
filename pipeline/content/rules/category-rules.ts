import type { TranslationFile } from '#catalogue/content/locale-files.ts';
import type { SiteFile } from '#catalogue/content/site-entry.ts';
import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from '#catalogue/words/language.ts';
import { SHIPPED_WORDS } from '#catalogue/words/shipped-words.ts';
import type { CheckedFile } from '#pipeline/content/checked-file.ts';
import { errorAt, type Finding, noticeAt } from '#pipeline/content/finding.ts';
import { messages, told } from '#pipeline/messages.ts';

const say = messages(
  {
    unnamed: (category: string, isShown: boolean) =>
      told(
        `the category '${category}' has no name`,
        `add "${category}" with its name to 'category'${isShown ? '; until then the Russian one is shown' : ''}`,
      ),
    stranger: (category: string, file: string) =>
      told(
        `there is no category '${category}'`,
        `add it to 'categories' in ${file}, or remove the name`,
      ),
  },
  {
    unnamed: (category, isShown) =>
      told(
        `у раздела «${category}» нет имени`,
        `добавьте "${category}" с именем в «category»${isShown ? '; пока показано русское' : ''}`,
      ),
    stranger: (category, file) =>
      told(`нет раздела «${category}»`, `добавьте его в «categories» в ${file} или уберите имя`),
  },
);

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
        const place = { file, path: ['category', each] };
        return language === FALLBACK_LANGUAGE
          ? errorAt(place, ...say().unnamed(each, false))
          : noticeAt(place, ...say().unnamed(each, true));
      }),
      ...strangers
        .filter((each) => !shipped[each])
        .map((each) =>
          noticeAt({ file, path: ['category', each] }, ...say().stranger(each, site.file)),
        ),
    ];
  });
}
