import { splitDetails } from '#catalogue/texts/details-line.ts';
import { firstLanguage } from '#catalogue/texts/language.ts';
// Phrases of artists who write in Russian or English; the first of several is shown. Names are part of URLs and must
// stay stable. Translations belong to the vocabularies of the content.
import table from './materials.json' with { type: 'json' };

type Kind = keyof typeof table;

const MATERIALS = { ru: materialsByPhrase('ru'), en: materialsByPhrase('en') };

// Separates two materials in one part of an English line: 'oil on canvas'.
const JOINT = /\s+(?:on|and)\s+/u;

export function materialsIn(desc: string) {
  const language = tableLanguage();
  const find = (text: string) => MATERIALS[language].get(comparable(text));
  const texts = phrasesIn(desc, language);
  const found = [...new Set(texts.flatMap((text) => find(text) ?? []))];
  const ofKind = (kind: Kind) => found.filter((material) => material.kind === kind);
  return {
    techniques: ofKind('techniques'),
    grounds: ofKind('grounds'),
    forms: ofKind('forms'),
    unknown: firstLanguage() === language ? texts.filter((text) => !find(text)) : [],
  };
}

/** In Russian or English, whatever the languages of the site. */
export function isMaterial(text: string): boolean {
  return (['ru', 'en'] as const).some((language) => {
    const phrases = phrasesIn(text, language);
    return phrases.length > 0 && phrases.every((each) => MATERIALS[language].has(comparable(each)));
  });
}

function phrasesIn(desc: string, language: 'ru' | 'en'): string[] {
  return splitDetails(desc)
    .map(({ text }) => text.replace(/\s*\d.*$/u, ''))
    .flatMap((text) =>
      language === 'en' && !MATERIALS.en.has(comparable(text)) ? text.split(JOINT) : [text],
    )
    .filter((text) => text !== '');
}

export const TECHNIQUE_NAMES = Object.keys(table.techniques);
export const GROUND_NAMES = Object.keys(table.grounds);

export function materialPhrases(kind: Kind): string[] {
  return Object.values(table[kind]).flatMap((phrases) => phrases[tableLanguage()]);
}

function tableLanguage(): 'ru' | 'en' {
  return firstLanguage() === 'en' ? 'en' : 'ru';
}

function materialsByPhrase(language: 'ru' | 'en') {
  const kinds = Object.keys(table) as Kind[];
  const entries = kinds.flatMap((kind) =>
    Object.entries(table[kind]).flatMap(([name, { [language]: phrases }]) => {
      const material = { kind, name, phrase: phrases[0] ?? name };
      return phrases.map((phrase) => [comparable(phrase), material] as const);
    }),
  );
  return new Map(entries);
}

function comparable(text: string): string {
  return text.toLowerCase().replaceAll('ё', 'е').replace(/\s+/g, ' ').trim();
}
