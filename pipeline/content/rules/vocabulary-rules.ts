import type { GalleryEntry } from '#catalogue/content/gallery-entry.ts';
import type { TranslationFile } from '#catalogue/content/locale-files.ts';
import type { NewsEntry } from '#catalogue/content/news-entry.ts';
import type { SiteFile } from '#catalogue/content/site-entry.ts';
import { type Translation, translatePhrase, vocabularyOf } from '#catalogue/words/vocabulary.ts';
import { translateText, WORK_TEXTS } from '#catalogue/works/work-texts.ts';
import type { CheckedFile } from '#pipeline/content/checked-file.ts';
import { type Finding, type JsonPath, noticeAt, quoted } from '#pipeline/content/finding.ts';
import { messages, told } from '#pipeline/messages.ts';

const say = messages(
  {
    unknown: (word: string, file: string) =>
      told(`the vocabulary does not know ${word}`, `add ${word} to 'vocabulary' in ${file}`),
    untranslated: (phrase: string) =>
      told(`${phrase} has no translation`, 'write the English word'),
    swapped: (phrase: string, word: string) =>
      told(
        `'${phrase}' and '${word}' are swapped`,
        `write the Russian phrase first: "${word}": "${phrase}"`,
      ),
    russian: (word: string) => told(`the translation ${word} is Russian`, 'write the English word'),
    notRussian: (phrase: string) =>
      told(
        `the phrase ${phrase} is not Russian`,
        'write the Russian phrase first and the English one behind it',
      ),
  },
  {
    unknown: (word, file) =>
      told(`словарь не знает: ${word}`, `добавьте ${word} в «vocabulary» в ${file}`),
    untranslated: (phrase) => told(`у ${phrase} нет перевода`, 'напишите английское слово'),
    swapped: (phrase, word) =>
      told(
        `«${phrase}» и «${word}» перепутаны местами`,
        `сначала пишется русское: "${word}": "${phrase}"`,
      ),
    russian: (word) => told(`перевод ${word} — русский`, 'напишите английское слово'),
    notRussian: (phrase) =>
      told(`${phrase} — не по-русски`, 'сначала пишется русское, за ним английское'),
  },
);

interface VocabularySources {
  readonly site: CheckedFile<SiteFile>;
  readonly gallery: CheckedFile<GalleryEntry[]>;
  readonly news: CheckedFile<NewsEntry[]>;
  readonly english: CheckedFile<TranslationFile>;
}

const CYRILLIC = /\p{Script=Cyrillic}/u;

/** Words in Latin letters only. Names and abbreviations are written so in Russian too: they have a capital. */
const ENGLISH_WORDS = /^(?=.*\p{Script=Latin})[^\p{Lu}\p{Script=Cyrillic}]+$/u;

/** Notices about Russian words on English pages: what the vocabulary does not know, and what is wrong in itself. */
export function vocabularyFindings({ site, gallery, news, english }: VocabularySources): Finding[] {
  if (!english.salvaged) return [];
  const words = english.salvaged.vocabulary ?? {};
  const vocabulary = vocabularyOf(
    'en',
    Object.fromEntries(Object.entries(words).map(([phrase, word]) => [phrase, word ?? ''])),
  );
  const check = (file: string, path: JsonPath, { unknown }: Translation): Finding[] =>
    unknown.map((word) => noticeAt({ file, path }, ...say().unknown(quoted(word), english.file)));
  const translate = (phrase = '') => translatePhrase(vocabulary, phrase);

  return [
    ...check(site.file, ['name'], translate(site.salvaged?.name)),
    ...check(site.file, ['profession'], translate(site.salvaged?.profession)),
    ...check(site.file, ['answers'], translate(site.salvaged?.answers)),
    ...Object.entries(site.salvaged?.offers ?? {}).flatMap(([offer, text]) =>
      check(site.file, ['offers', offer], translate(text)),
    ),
    ...(gallery.salvaged ?? []).flatMap((work, index) => {
      const texts = WORK_TEXTS.flatMap((text) => {
        const translation = translateText(text, work?.details?.[text] ?? '', vocabulary);
        return check(gallery.file, [index, 'details', text], translation);
      });
      const collection = check(gallery.file, [index, 'collection'], translate(work?.collection));
      return [...texts, ...(work?.availability === 'collection' ? collection : [])];
    }),
    ...(news.salvaged ?? []).flatMap((post, index) =>
      check(news.file, [index, 'exhibition', 'place'], translate(post?.exhibition?.place)),
    ),
    ...Object.entries(words).flatMap(([phrase, word = '']) => {
      const place = { file: english.file, path: ['vocabulary', phrase] };
      return entryFinding(place, phrase, word.trim()) ?? [];
    }),
  ];
}

function entryFinding(
  place: Pick<Finding, 'file' | 'path'>,
  phrase: string,
  word: string,
): Finding | undefined {
  if (word === '') {
    return noticeAt(place, ...say().untranslated(quoted(phrase)));
  }
  const isEnglish = ENGLISH_WORDS.test(phrase);
  if (CYRILLIC.test(word)) {
    return isEnglish
      ? noticeAt(place, ...say().swapped(phrase, word))
      : noticeAt(place, ...say().russian(quoted(word)));
  }
  if (!isEnglish || word === phrase) return undefined;
  return noticeAt(place, ...say().notRussian(quoted(phrase)));
}
