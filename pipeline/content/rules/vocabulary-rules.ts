import type { GalleryEntry } from '#catalogue/content/gallery-entry.ts';
import type { TranslationFile } from '#catalogue/content/locale-files.ts';
import type { SiteFile } from '#catalogue/content/site-entry.ts';
import { type Translation, translatePhrase, vocabularyOf } from '#catalogue/words/vocabulary.ts';
import { translateText, WORK_TEXTS } from '#catalogue/works/work-texts.ts';
import type { CheckedFile } from '#pipeline/content/checked-file.ts';
import { type Finding, type JsonPath, noticeAt, quoted } from '#pipeline/content/finding.ts';

interface VocabularySources {
  readonly site: CheckedFile<SiteFile>;
  readonly gallery: CheckedFile<GalleryEntry[]>;
  readonly english: CheckedFile<TranslationFile>;
}

const CYRILLIC = /\p{Script=Cyrillic}/u;

/** Words in Latin letters only. Names and abbreviations are written so in Russian too: they have a capital. */
const ENGLISH_WORDS = /^(?=.*\p{Script=Latin})[^\p{Lu}\p{Script=Cyrillic}]+$/u;

/** Notices about Russian words on English pages: what the vocabulary does not know, and what is wrong in itself. */
export function vocabularyFindings({ site, gallery, english }: VocabularySources): Finding[] {
  if (!english.salvaged) return [];
  const words = english.salvaged.vocabulary ?? {};
  const vocabulary = vocabularyOf(
    'en',
    Object.fromEntries(Object.entries(words).map(([phrase, word]) => [phrase, word ?? ''])),
  );
  const check = (file: string, path: JsonPath, { unknown }: Translation): Finding[] =>
    unknown.map((word) => {
      const remedy = `add ${quoted(word)} to 'vocabulary' in ${english.file}`;
      return noticeAt({ file, path }, `the vocabulary does not know ${quoted(word)}`, remedy);
    });
  const translate = (phrase = '') => translatePhrase(vocabulary, phrase);

  return [
    ...check(site.file, ['name'], translate(site.salvaged?.name)),
    ...check(site.file, ['profession'], translate(site.salvaged?.profession)),
    ...check(site.file, ['answers'], translate(site.salvaged?.answers)),
    ...(gallery.salvaged ?? []).flatMap((work, index) => {
      const texts = WORK_TEXTS.flatMap((text) => {
        const translation = translateText(text, work?.details?.[text] ?? '', vocabulary);
        return check(gallery.file, [index, 'details', text], translation);
      });
      const collection = check(gallery.file, [index, 'collection'], translate(work?.collection));
      return [...texts, ...(work?.availability === 'collection' ? collection : [])];
    }),
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
    return noticeAt(place, `${quoted(phrase)} has no translation`, 'write the English word');
  }
  const isEnglish = ENGLISH_WORDS.test(phrase);
  if (CYRILLIC.test(word)) {
    return isEnglish
      ? noticeAt(
          place,
          `${quoted(phrase)} and ${quoted(word)} are swapped`,
          `write the Russian phrase first: "${word}": "${phrase}"`,
        )
      : noticeAt(place, `the translation ${quoted(word)} is Russian`, 'write the English word');
  }
  if (!isEnglish || word === phrase) return undefined;
  const remedy = 'write the Russian phrase first and the English one behind it';
  return noticeAt(place, `the phrase ${quoted(phrase)} is not Russian`, remedy);
}
