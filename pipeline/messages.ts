import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { memoize } from '#catalogue/memoize.ts';

/** What the program speaks with the artist at the computer; the site has languages of its own. */
type MessageLanguage = 'ru' | 'en';

type Environment = Readonly<Record<string, string | undefined>>;

/** What is wrong, and what would be right, as a problem has them. */
export type Told = readonly [message: string, remedy: string];

/** A message with its remedy. */
export function told(message: string, remedy: string): Told {
  return [message, remedy];
}

/**
 * The messages of a room in both languages; what is said is chosen at the moment of saying it.
 *
 * @example const say = messages({ done: 'Done' }, { done: 'Готово' }); say().done
 */
export function messages<Words>(english: Words, russian: NoInfer<Words>): () => Words {
  return () => (spokenLanguage() === 'ru' ? russian : english);
}

/** English until {@link speak} has been called, in this process or in the one that has started it. */
export function spokenLanguage(): MessageLanguage {
  return process.env.MESSAGES === 'ru' ? 'ru' : 'en';
}

/** From now on messages are in this language; programs that are started speak it too. */
export function speak(language: MessageLanguage): void {
  process.env.MESSAGES = language;
}

/** What the environment asks for, else `site.json` of the artist's folder, else what the system speaks. */
export function languageOfMessages(
  environment: Environment,
  locale = Intl.DateTimeFormat().resolvedOptions().locale,
): MessageLanguage {
  const wanted =
    environment.MESSAGES || ownLanguage(environment.CONTENT_DIR || 'content') || locale;
  return /^ru\b/.test(wanted) ? 'ru' : 'en';
}

/** What is wrong with the file is for the content check to say. */
function ownLanguage(contentDir: string): string | undefined {
  try {
    const { messages: own } = JSON.parse(readFileSync(join(contentDir, 'site.json'), 'utf8'));
    return typeof own === 'string' ? own : undefined;
  } catch {
    return undefined;
  }
}

/**
 * A number with its Russian noun.
 *
 * @example counted(3, ['работа', 'работы', 'работ']) // '3 работы'
 */
export function counted(
  count: number,
  [one, few, many]: readonly [one: string, few: string, many: string],
): string {
  const form = { one, few, many, zero: many, two: few, other: few };
  return `${count} ${form[RUSSIAN_PLURALS.select(count)]}`;
}

const RUSSIAN_PLURALS = new Intl.PluralRules('ru');

/**
 * What a language is called in English messages.
 *
 * @example inEnglish('kk') // 'Kazakh'
 */
export function inEnglish(language: string): string {
  return namesIn('en').of(language) ?? language;
}

/**
 * What a language is called in Russian messages, as the adjective that most names are.
 *
 * @example inRussian('kk', 'ого') // 'казахского'
 */
export function inRussian(language: string, ending: 'ий' | 'ое' | 'ого'): string {
  const name = namesIn('ru').of(language) ?? language;
  return name.replace(/ий(?=$| \()/u, ending);
}

/** Asked for by each message about a word, and slow to make. */
const namesIn = memoize(
  (language: string) => new Intl.DisplayNames(language, { type: 'language' }),
);
