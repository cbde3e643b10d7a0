import en from './interface/en.json' with { type: 'json' };
import ru from './interface/ru.json' with { type: 'json' };
import type { InterfaceWords } from './interface-words.ts';
import type { Language } from './language.ts';

/** The words of the interface that come with the application; an artist's folder may have others in their place. */
export const SHIPPED_WORDS: Readonly<Record<Language, InterfaceWords>> = { ru, en };
