import { translateText, WORK_TEXTS } from '#catalogue/schema/work-texts.ts';
import { firstLanguage, type Language, otherLanguages } from '#catalogue/texts/language.ts';
import { isCyrillic } from '#catalogue/texts/language-facts.ts';
import { isMixed } from '#catalogue/texts/mixed-alphabets.ts';
import { type Translation, translatePhrase, vocabularyOf } from '#catalogue/texts/vocabulary.ts';
import { entriesOf } from './entry-rules.ts';
import { type Finding, type JsonLocation, languageNames } from './finding.ts';
import { notice } from './messages.ts';
import type { ValidatedFolder } from './validate-folder.ts';

export function* vocabularyFindings(files: ValidatedFolder): Iterable<Finding> {
  for (const language of otherLanguages()) {
    const { file, salvaged } = files.translation[language] ?? {};
    if (!salvaged || !file) continue;
    const entries = Object.entries(salvaged.vocabulary ?? {}).map(
      ([phrase, word = '']) => [phrase, word] as const,
    );
    for (const [at, { unknown }] of translatedTexts(files, language, entries)) {
      // A word of two alphabets is a misspelling, which has its own notice.
      for (const phrase of unknown.filter((each) => !isMixed(each))) {
        yield notice('unknown-phrase', at, { phrase, file });
      }
    }
    for (const [phrase, word] of entries) {
      const at = { file, path: ['vocabulary', phrase] };
      yield* wordFindings(at, phrase, word.trim(), language);
    }
  }
}

function* translatedTexts(
  { site, gallery, news }: ValidatedFolder,
  language: Language,
  entries: readonly (readonly [phrase: string, word: string])[],
): Iterable<[JsonLocation, Translation]> {
  const vocabulary = vocabularyOf(language, Object.fromEntries(entries));
  const translate = (phrase = '') => translatePhrase(vocabulary, phrase);
  const { name, profession, answers, offers = {} } = site.salvaged ?? {};
  for (const [field, text] of Object.entries({ name, profession, answers })) {
    yield [{ file: site.file, path: [field] }, translate(text)];
  }
  for (const [offer, text] of Object.entries(offers)) {
    yield [{ file: site.file, path: ['offers', offer] }, translate(text)];
  }
  for (const [work, locate] of entriesOf(gallery)) {
    for (const field of WORK_TEXTS) {
      const phrase = work.details?.[field] ?? '';
      yield [locate('details', field), translateText(field, phrase, vocabulary)];
    }
    if (work.availability === 'collection')
      yield [locate('collection'), translate(work.collection)];
  }
  for (const [post, locate] of entriesOf(news)) {
    yield [locate('exhibition', 'place'), translate(post.exhibition?.place)];
  }
}

const CYRILLIC = /\p{Script=Cyrillic}/u;

/** Names and abbreviations stay Latin in Cyrillic texts too; they have a capital letter. */
const LATIN_WORDS = /^(?=.*\p{Script=Latin})[^\p{Lu}\p{Script=Cyrillic}]+$/u;

function* wordFindings(
  at: JsonLocation,
  phrase: string,
  word: string,
  language: Language,
): Iterable<Finding> {
  const names = { language: languageNames(language), first: languageNames(firstLanguage()) };
  const isLatin = LATIN_WORDS.test(phrase);
  if (word === '') yield notice('no-translation', at, { phrase, ...names });
  // Only two different alphabets show that a word was not translated.
  else if (!isCyrillic(firstLanguage()) || isCyrillic(language)) return;
  else if (CYRILLIC.test(word) && isLatin)
    yield notice('swapped-phrases', at, { phrase, word, ...names });
  else if (CYRILLIC.test(word)) yield notice('first-language-word', at, { word, ...names });
  else if (isLatin && word !== phrase)
    yield notice('other-language-phrase', at, { phrase, ...names });
}
