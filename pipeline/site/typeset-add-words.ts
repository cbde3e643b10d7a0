import type { InterfaceWords } from '#catalogue/words/interface-words.ts';
import type { Language } from '#catalogue/words/language.ts';
import { typeset } from '#catalogue/words/typeset.ts';

/** The words of a language, those of `/add` set: it is made in the browser, which has no typesetter. */
export function typesetAddWords(words: InterfaceWords, language: Language): InterfaceWords {
  const set = JSON.stringify(words.add, (_, value) =>
    typeof value === 'string' ? typeset(value, language) : value,
  );
  return { ...words, add: JSON.parse(set) };
}
