import type { GalleryEntry } from '#catalogue/schema/gallery-entry.ts';
import type { TranslationFile } from '#catalogue/schema/locale-files.ts';
import type { NewsEntry } from '#catalogue/schema/news-entry.ts';
import type { SiteFile } from '#catalogue/schema/site-entry.ts';
import { firstLanguage, type Language } from '#catalogue/words/language.ts';
import { isCyrillic } from '#catalogue/words/language-facts.ts';
import { type Translation, translatePhrase, vocabularyOf } from '#catalogue/words/vocabulary.ts';
import { translateText, WORK_TEXTS } from '#catalogue/works/work-texts.ts';
import type { CheckedFile } from '#pipeline/content/checked-file.ts';
import { type Finding, type JsonPath, noticeAt, quoted } from '#pipeline/content/finding.ts';
import { inEnglish, inRussian, messages, told } from '#pipeline/messages.ts';

const say = messages(
  {
    unknown: (word: string, file: string) =>
      told(`the vocabulary does not know ${word}`, `add ${word} to 'vocabulary' in ${file}`),
    untranslated: (phrase: string, language: Language) =>
      told(`${phrase} has no translation`, `write the ${inEnglish(language)} word`),
    swapped: (phrase: string, word: string) =>
      told(
        `'${phrase}' and '${word}' are swapped`,
        `write the ${inEnglish(firstLanguage())} phrase first: "${word}": "${phrase}"`,
      ),
    ofFirst: (word: string, language: Language) =>
      told(
        `the translation ${word} is ${inEnglish(firstLanguage())}`,
        `write the ${inEnglish(language)} word`,
      ),
    notOfFirst: (phrase: string, language: Language) =>
      told(
        `the phrase ${phrase} is not ${inEnglish(firstLanguage())}`,
        `write the ${inEnglish(firstLanguage())} phrase first and the ${inEnglish(language)} one behind it`,
      ),
  },
  {
    unknown: (word, file) =>
      told(`словарь не знает: ${word}`, `добавьте ${word} в «vocabulary» в ${file}`),
    untranslated: (phrase, language) =>
      told(`у ${phrase} нет перевода`, `напишите ${inRussian(language, 'ое')} слово`),
    swapped: (phrase, word) =>
      told(
        `«${phrase}» и «${word}» перепутаны местами`,
        `сначала пишется ${inRussian(firstLanguage(), 'ое')}: "${word}": "${phrase}"`,
      ),
    ofFirst: (word, language) =>
      told(
        `перевод ${word} — ${inRussian(firstLanguage(), 'ий')}`,
        `напишите ${inRussian(language, 'ое')} слово`,
      ),
    notOfFirst: (phrase, language) =>
      told(
        `${phrase} — не ${inRussian(firstLanguage(), 'ое')} слово`,
        `сначала пишется ${inRussian(firstLanguage(), 'ое')}, за ним ${inRussian(language, 'ое')}`,
      ),
  },
);

interface VocabularySources {
  readonly site: CheckedFile<SiteFile>;
  readonly gallery: CheckedFile<GalleryEntry[]>;
  readonly news: CheckedFile<NewsEntry[]>;
  readonly words: CheckedFile<TranslationFile>;
  readonly language: Language;
}

const CYRILLIC = /\p{Script=Cyrillic}/u;

/** Names and abbreviations stay Latin in Cyrillic texts too; they have a capital letter. */
const LATIN_WORDS = /^(?=.*\p{Script=Latin})[^\p{Lu}\p{Script=Cyrillic}]+$/u;

export function vocabularyFindings(sources: VocabularySources): Finding[] {
  const { site, gallery, news, words: file, language } = sources;
  if (!file.salvaged) return [];
  const words = file.salvaged.vocabulary ?? {};
  const vocabulary = vocabularyOf(
    language,
    Object.fromEntries(Object.entries(words).map(([phrase, word]) => [phrase, word ?? ''])),
  );
  const check = (place: string, path: JsonPath, { unknown }: Translation): Finding[] =>
    unknown.map((word) =>
      noticeAt({ file: place, path }, ...say().unknown(quoted(word), file.file)),
    );
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
      const place = { file: file.file, path: ['vocabulary', phrase] };
      return entryFinding(place, { phrase, word: word.trim(), language }) ?? [];
    }),
  ];
}

function entryFinding(
  place: Pick<Finding, 'file' | 'path'>,
  { phrase, word, language }: { phrase: string; word: string; language: Language },
): Finding | undefined {
  if (word === '') {
    return noticeAt(place, ...say().untranslated(quoted(phrase), language));
  }
  // Only two different alphabets show that a word was not translated.
  if (!isCyrillic(firstLanguage()) || isCyrillic(language)) return undefined;
  const isLatin = LATIN_WORDS.test(phrase);
  if (CYRILLIC.test(word)) {
    return isLatin
      ? noticeAt(place, ...say().swapped(phrase, word))
      : noticeAt(place, ...say().ofFirst(quoted(word), language));
  }
  if (!isLatin || word === phrase) return undefined;
  return noticeAt(place, ...say().notOfFirst(quoted(phrase), language));
}
