import en from './interface/en.json' with { type: 'json' };
import ru from './interface/ru.json' with { type: 'json' };
import type { InterfaceWords } from './interface-words.ts';
import { isShipped, type Language, type ShippedLanguage } from './language.ts';

/** The words of the interface that come with the application; an artist's folder may have others in their place. */
export const SHIPPED_WORDS: Readonly<Record<ShippedLanguage, InterfaceWords>> = { ru, en };

/** What comes with the application in a language: all of its words, or none. */
export function shippedWords(language: Language): InterfaceWords | undefined {
  return isShipped(language) ? SHIPPED_WORDS[language] : undefined;
}
