import type { TranslationFile } from '#catalogue/schema/locale-files.ts';
import type { SiteFile } from '#catalogue/schema/site-entry.ts';
import { LABELS } from '#catalogue/words/labels.ts';
import { type ByLanguage, firstLanguage } from '#catalogue/words/language.ts';
import type { CheckedFile } from '#pipeline/content/checked-file.ts';
import { errorAt, type Finding, noticeAt } from '#pipeline/content/finding.ts';
import { inEnglish, inRussian, messages, told } from '#pipeline/messages.ts';

const say = messages(
  {
    unnamed: (category: string, shown: string | undefined) =>
      told(
        `the category '${category}' has no name`,
        `add "${category}" with its name to 'category'${shown ? `; until then the ${inEnglish(shown)} one is shown` : ''}`,
      ),
    stranger: (category: string, file: string) =>
      told(
        `there is no category '${category}'`,
        `add it to 'categories' in ${file}, or remove the name`,
      ),
  },
  {
    unnamed: (category, shown) =>
      told(
        `у раздела «${category}» нет имени`,
        `добавьте "${category}" с именем в «category»${shown ? `; пока показано ${inRussian(shown, 'ое')}` : ''}`,
      ),
    stranger: (category, file) =>
      told(`нет раздела «${category}»`, `добавьте его в «categories» в ${file} или уберите имя`),
  },
);

/** The artist must name her own categories; those of the specification have names. */
export function categoryFindings(
  site: CheckedFile<SiteFile>,
  translation: ByLanguage<CheckedFile<TranslationFile>>,
): Finding[] {
  const categories = Object.keys(site.salvaged?.categories ?? {});
  if (categories.length === 0) return [];
  return Object.entries(translation).flatMap(([language, { file, salvaged }]) => {
    if (!salvaged) return [];
    const own: Readonly<Record<string, string | undefined>> = salvaged.category ?? {};
    const shipped = LABELS[language]?.category ?? {};
    const unnamed = categories.filter((each) => !own[each]?.trim() && !shipped[each]);
    const strangers = Object.keys(own).filter((each) => !categories.includes(each));
    return [
      ...unnamed.map((each) => {
        const place = { file, path: ['category', each] };
        return language === firstLanguage()
          ? errorAt(place, ...say().unnamed(each, undefined))
          : noticeAt(place, ...say().unnamed(each, firstLanguage()));
      }),
      ...strangers
        .filter((each) => !shipped[each])
        .map((each) =>
          noticeAt({ file, path: ['category', each] }, ...say().stranger(each, site.file)),
        ),
    ];
  });
}
