import type { GalleryEntry } from '#catalogue/schema/gallery-entry.ts';
import type { GalleryWordsFile } from '#catalogue/schema/locale-files.ts';
import {
  type ByLanguage,
  byLanguage,
  firstLanguage,
  inLanguage,
  type Language,
  siteLanguages,
} from '#catalogue/words/language.ts';
import { placeholdersIn, placeholdersWithoutText } from '#catalogue/works/story.ts';
import type { CheckedFile } from '#pipeline/content/checked-file.ts';
import { errorAt, type Finding, noticeAt } from '#pipeline/content/finding.ts';
import type { Salvaged } from '#pipeline/content/schema/salvage.ts';
import { inEnglish, inRussian, messages, type Told, told } from '#pipeline/messages.ts';
import { longTitleFindings } from './title-rules.ts';

export type GalleryWords = ByLanguage<CheckedFile<GalleryWordsFile>>;

type Work = Salvaged<GalleryEntry>;

const say = messages(
  {
    noWork: (key: string) =>
      told(`there is no work ${key}`, 'remove the words, or add the work to gallery.json'),
    misplaced: (key: string, category: string, own: string) =>
      told(
        `the words of ${key} stand under '${category}', but the work is in '${own}'`,
        `move them to '${own}'`,
      ),
    noText: (number: number, file: string, category: string | undefined, id: number) =>
      told(
        `the placeholder {{${number}}} has no text in any language`,
        `add text "${number}" to ${file} under '${category ?? 'its category'}', 'art-${id}'; until then the page shows {{${number}}}`,
      ),
    untitled: told('the title is empty', "add a title, or leave it: 'Без названия' is shown"),
    title: (language: Language, first: Language) =>
      told(
        `the ${inEnglish(language)} title is missing`,
        language === first
          ? 'add it'
          : `translate it; until then the ${inEnglish(first)} one is shown`,
      ),
    text: (number: string, language: Language, first: Language) =>
      told(
        `the ${inEnglish(language)} text ${number} is missing`,
        language === first
          ? 'add it'
          : `translate it; until then the ${inEnglish(first)} one is shown`,
      ),
    unshown: (number: string) =>
      told(`no page shows text ${number}`, `add {{${number}}} to the details.text of the work`),
  },
  {
    noWork: (key) => told(`нет работы ${key}`, 'уберите слова или добавьте работу в gallery.json'),
    misplaced: (key, category, own) =>
      told(
        `слова ${key} стоят под «${category}», а работа в разделе «${own}»`,
        `перенесите их под «${own}»`,
      ),
    noText: (number, file, category, id) =>
      told(
        `у {{${number}}} нет текста ни на одном языке`,
        `добавьте текст "${number}" в ${file}, под «${category ?? 'её разделом'}», «art-${id}»; пока на странице стоит {{${number}}}`,
      ),
    untitled: told('название пусто', 'добавьте его или оставьте так: сайт пишет «Без названия»'),
    title: (language, first) =>
      told(
        `нет ${inRussian(language, 'ого')} названия`,
        language === first
          ? 'добавьте его'
          : `переведите его; пока показано ${inRussian(first, 'ое')}`,
      ),
    text: (number, language, first) =>
      told(
        `нет ${inRussian(language, 'ого')} текста ${number}`,
        language === first
          ? 'добавьте его'
          : `переведите его; пока показан ${inRussian(first, 'ий')}`,
      ),
    unshown: (number) =>
      told(
        `текст ${number} не показан ни на одной странице`,
        `добавьте {{${number}}} в details.text работы`,
      ),
  },
);

export function wordsFindings(
  gallery: CheckedFile<GalleryEntry[]>,
  words: GalleryWords,
): Finding[] {
  // Without a readable list of works, every text would seem to belong to none.
  if (gallery.salvaged === undefined) return [];
  const works = new Map<string, Work>();
  for (const work of gallery.salvaged) {
    const key = `art-${work?.id}`;
    if (work?.id !== undefined && !works.has(key)) works.set(key, work);
  }
  return [
    ...Object.values(words).flatMap((file) => strayFindings(works, file)),
    ...gallery.salvaged.flatMap((work, index) =>
      work ? placeholderFindings({ file: gallery.file, index, work, words }) : [],
    ),
    ...[...works.values()].flatMap((work) => translationFindings(work, words)),
  ];
}

/** Words under a wrong category are never shown: an error. Those of a deleted work do no harm. */
function strayFindings(
  works: ReadonlyMap<string, Work>,
  words: CheckedFile<GalleryWordsFile>,
): Finding[] {
  return Object.keys(words.salvaged ?? {}).flatMap((category) =>
    Object.keys(words.salvaged?.[category] ?? {}).flatMap((key) => {
      const place = { file: words.file, path: [category, key] };
      const work = works.get(key);
      if (!work) {
        return [noticeAt(place, ...say().noWork(key))];
      }
      if (work.category === undefined || work.category === category) return [];
      return [errorAt(place, ...say().misplaced(key, category, work.category))];
    }),
  );
}

interface PlacedWork {
  readonly file: string;
  readonly index: number;
  readonly work: Work;
  readonly words: GalleryWords;
}

function placeholderFindings({ file, index, work, words }: PlacedWork): Finding[] {
  const { id, category } = work;
  if (id === undefined) return [];
  if (Object.values(words).some(({ salvaged }) => !salvaged)) return [];
  const texts = byLanguage((language) => textsOf(work, inLanguage(words, language)));
  const { file: wanted } = inLanguage(words, firstLanguage());
  return (work.details?.text ?? []).flatMap((paragraph, position) =>
    placeholdersWithoutText(paragraph?.content ?? '', texts).map((number) => {
      const path = [index, 'details', 'text', position, 'content'];
      return noticeAt({ file, path }, ...say().noText(number, wanted, category, id));
    }),
  );
}

function translationFindings(work: Work, words: GalleryWords): Finding[] {
  const { id, category } = work;
  if (id === undefined || category === undefined) return [];
  if (Object.values(words).some(({ salvaged }) => !salvaged)) return [];
  const path = [category, `art-${id}`];
  const first = firstLanguage();
  const languages = siteLanguages();
  const shown = new Set(
    (work.details?.text ?? []).flatMap((p) => placeholdersIn(p?.content ?? '')),
  );
  const notice = (language: Language, field: readonly string[], tell: Told) =>
    noticeAt({ file: inLanguage(words, language).file, path: [...path, ...field] }, ...tell);

  const findings: Finding[] = [];
  for (const language of languages) {
    const file = inLanguage(words, language);
    const place = { file: file.file, path: [...path, 'title'] };
    findings.push(...longTitleFindings(place, titleOf(work, file)));
  }
  const untitled = languages.filter((language) => !titleOf(work, inLanguage(words, language)));
  if (untitled.length === languages.length) {
    findings.push(notice(first, ['title'], say().untitled));
  } else {
    findings.push(
      ...untitled.map((language) => notice(language, ['title'], say().title(language, first))),
    );
  }
  const texts = byLanguage((language) => textsOf(work, inLanguage(words, language)));
  for (const number of new Set(Object.values(texts).flatMap(Object.keys))) {
    const [told, ...others] = languages.filter((each) => isFilled(texts[each]?.[number]));
    if (told === undefined) continue;
    for (const language of languages) {
      if (language === told || others.includes(language)) continue;
      findings.push(notice(language, ['text', number], say().text(number, language, first)));
    }
    if (!shown.has(Number(number))) {
      findings.push(notice(told, ['text', number], say().unshown(number)));
    }
  }
  return findings;
}

function isFilled(text: string | undefined): boolean {
  return Boolean(text?.trim());
}

/** Includes words under a wrong category, so they are not reported as missing as well. */
function wordsOf({ id, category }: Work, words: CheckedFile<GalleryWordsFile>) {
  const others = Object.keys(words.salvaged ?? {});
  const places = category ? [category, ...others] : others;
  return places.map((place) => words.salvaged?.[place]?.[`art-${id}`]).find(Boolean);
}

function titleOf(work: Work, words: CheckedFile<GalleryWordsFile>): string {
  return wordsOf(work, words)?.title?.trim() ?? '';
}

function textsOf(work: Work, words: CheckedFile<GalleryWordsFile>): Record<string, string> {
  const texts = Object.entries(wordsOf(work, words)?.text ?? {});
  return Object.fromEntries(
    texts.filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
