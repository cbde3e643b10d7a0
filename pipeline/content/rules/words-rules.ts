import type { GalleryEntry } from '#catalogue/content/gallery-entry.ts';
import type { GalleryWordsFile } from '#catalogue/content/locale-files.ts';
import { LANGUAGES, type Language } from '#catalogue/words/language.ts';
import { placeholdersIn, placeholdersWithoutText } from '#catalogue/works/story.ts';
import type { CheckedFile } from '#pipeline/content/checked-file.ts';
import { errorAt, type Finding, noticeAt } from '#pipeline/content/finding.ts';
import type { Salvaged } from '#pipeline/content/schema/salvage.ts';
import { messages, type Told, told } from '#pipeline/messages.ts';
import { longTitleFindings } from './title-rules.ts';

export type GalleryWords = Readonly<Record<Language, CheckedFile<GalleryWordsFile>>>;

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
        `add text "${number}" to ${file} under '${category ?? 'its category'}', 'art-${id}'`,
      ),
    untitled: told('the title is empty', "add a title, or leave it: 'Без названия' is shown"),
    title: {
      ru: told('the Russian title is missing', 'add it'),
      en: told('the English title is missing', 'translate it; until then the Russian one is shown'),
    },
    text: {
      ru: (number: string) => told(`the Russian text ${number} is missing`, 'add it'),
      en: (number: string) =>
        told(
          `the English text ${number} is missing`,
          'translate it; until then the Russian one is shown',
        ),
    },
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
        `добавьте текст "${number}" в ${file}, под «${category ?? 'её разделом'}», «art-${id}»`,
      ),
    untitled: told('название пусто', 'добавьте его или оставьте так: сайт пишет «Без названия»'),
    title: {
      ru: told('нет русского названия', 'добавьте его'),
      en: told('нет английского названия', 'переведите его; пока показано русское'),
    },
    text: {
      ru: (number) => told(`нет русского текста ${number}`, 'добавьте его'),
      en: (number) =>
        told(`нет английского текста ${number}`, 'переведите его; пока показан русский'),
    },
    unshown: (number) =>
      told(
        `текст ${number} не показан ни на одной странице`,
        `добавьте {{${number}}} в details.text работы`,
      ),
  },
);

/** What works and their words in both languages must be to each other. */
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
    ...strayFindings(works, words.ru),
    ...strayFindings(works, words.en),
    ...gallery.salvaged.flatMap((work, index) =>
      work ? placeholderFindings({ file: gallery.file, index, work, words }) : [],
    ),
    ...[...works.values()].flatMap((work) => translationFindings(work, words)),
  ];
}

/** Words under a wrong category are never shown, so they are an error; those of a work that is gone do no harm. */
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
  if (!words.ru.salvaged || !words.en.salvaged) return [];
  const ru = textsOf(work, words.ru);
  const en = textsOf(work, words.en);
  return (work.details?.text ?? []).flatMap((paragraph, position) =>
    placeholdersWithoutText(paragraph?.content ?? '', { ru, en }).map((number) => {
      const path = [index, 'details', 'text', position, 'content'];
      return errorAt({ file, path }, ...say().noText(number, words.ru.file, category, id));
    }),
  );
}

/** Notices: what one language has and the other lacks, and what no page will show. */
function translationFindings(work: Work, words: GalleryWords): Finding[] {
  const { id, category } = work;
  if (id === undefined || category === undefined) return [];
  if (!words.ru.salvaged || !words.en.salvaged) return [];
  const path = [category, `art-${id}`];
  const title = { ru: titleOf(work, words.ru), en: titleOf(work, words.en) };
  const texts = { ru: textsOf(work, words.ru), en: textsOf(work, words.en) };
  const shown = new Set(
    (work.details?.text ?? []).flatMap((p) => placeholdersIn(p?.content ?? '')),
  );
  const notice = (language: Language, field: readonly string[], tell: Told) =>
    noticeAt({ file: words[language].file, path: [...path, ...field] }, ...tell);

  const findings: Finding[] = [];
  for (const language of LANGUAGES) {
    const place = { file: words[language].file, path: [...path, 'title'] };
    findings.push(...longTitleFindings(place, title[language]));
  }
  if (!title.ru && !title.en) {
    findings.push(notice('ru', ['title'], say().untitled));
  } else if (!title.ru) {
    findings.push(notice('ru', ['title'], say().title.ru));
  } else if (!title.en) {
    findings.push(notice('en', ['title'], say().title.en));
  }
  for (const number of new Set([...Object.keys(texts.ru), ...Object.keys(texts.en)])) {
    const has = { ru: isFilled(texts.ru[number]), en: isFilled(texts.en[number]) };
    if (has.ru && !has.en) {
      findings.push(notice('en', ['text', number], say().text.en(number)));
    }
    if (has.en && !has.ru) {
      findings.push(notice('ru', ['text', number], say().text.ru(number)));
    }
    if ((has.ru || has.en) && !shown.has(Number(number))) {
      const language = has.ru ? 'ru' : 'en';
      findings.push(notice(language, ['text', number], say().unshown(number)));
    }
  }
  return findings;
}

function isFilled(text: string | undefined): boolean {
  return Boolean(text?.trim());
}

/** Words under a wrong category are found as well: that they stand there is reported, not that they are missing. */
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
