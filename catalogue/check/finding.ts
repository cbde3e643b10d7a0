import type { Language } from '#catalogue/texts/language.ts';
import { memoize } from '#catalogue/texts/memoize.ts';
import { hideCredentials } from '#catalogue/texts/url.ts';

export type MessageLanguage = 'ru' | 'en';

export type Localized = Readonly<Record<MessageLanguage, string>>;

/** Field names and list indexes (from 0), starting at the root of the JSON file. */
export type JsonPath = readonly (string | number)[];

export interface JsonLocation {
  readonly file: string;
  readonly path: JsonPath;
}

/** An `error` stops the build, a `notice` does not. */
export interface Finding extends JsonLocation {
  readonly severity: 'error' | 'notice';
  readonly key: string;
  readonly texts: Localized;
  readonly values: Values;
  readonly offset?: number;
}

export interface Problem extends Pick<Finding, 'severity' | 'file'> {
  readonly location: string;
  readonly path?: JsonPath;
  readonly message: string;
  readonly remedy: string;
}

type Value = string | number | Localized;

type Values = Readonly<Record<string, Value>>;

type PlaceholderNames<Text extends string> = Text extends `${string}<${infer Name}>${infer Rest}`
  ? (Name extends `${infer Own}:${string}` ? Own : Name) | PlaceholderNames<Rest>
  : never;

type ValuesOf<Row extends Localized> = [PlaceholderNames<Row[MessageLanguage]>] extends [never]
  ? []
  : [values: Readonly<Record<PlaceholderNames<Row[MessageLanguage]>, Value>>];

export function findingFactories<const T extends Readonly<Record<string, Localized>>>(table: T) {
  const make =
    (severity: Finding['severity']) =>
    <Key extends keyof T & string>(
      key: Key,
      { file, path }: JsonLocation,
      ...[values]: ValuesOf<T[Key]>
    ): Finding => ({
      severity,
      key,
      file,
      path,
      texts: table[key] as T[Key],
      values: values ?? {},
    });
  return { error: make('error'), notice: make('notice') };
}

const MAX_QUOTED_LENGTH = 80;

// Shortens values in quotation marks.
// `<language:ого>` is the name of a language in a Russian case: «казахского».
export function describeFinding({ texts, values }: Finding, language: MessageLanguage) {
  const [message = '', remedy = ''] = texts[language].split(' → ').map((text) =>
    text.replaceAll(
      /(?<quote>['«]?)<(?<name>\w+)(?::(?<ending>\p{L}+))?>/gu,
      (_match, quote: string, name: string, ending?: string) => {
        const value = values[name] ?? '';
        const shown = hideCredentials(typeof value === 'object' ? value[language] : String(value));
        if (ending) return quote + shown.replace(/ий(?=$| \()/u, ending);
        return quote + (quote ? shorten(shown) : shown);
      },
    ),
  );
  return { message, remedy };
}

export function shorten(text: string): string {
  const characters = [...text];
  const isLong = characters.length > MAX_QUOTED_LENGTH;
  return isLong ? `${characters.slice(0, MAX_QUOTED_LENGTH).join('')}…` : text;
}

export const languageNames = memoize((language: Language): Localized => {
  const nameIn = (messageLanguage: MessageLanguage) =>
    new Intl.DisplayNames(messageLanguage, { type: 'language' }).of(language) ?? language;
  return { en: nameIn('en'), ru: nameIn('ru') };
});

export function* textsIn(
  value: unknown,
  { withKeys = false, path = [] }: { withKeys?: boolean; path?: JsonPath } = {},
): Iterable<[JsonPath, string]> {
  if (typeof value === 'string') yield [path, value];
  if (typeof value !== 'object' || value === null) return;
  for (const [key, item] of Object.entries(value)) {
    const inner = [...path, Array.isArray(value) ? Number(key) : key];
    if (withKeys && !Array.isArray(value)) yield [inner, key];
    yield* textsIn(item, { withKeys, path: inner });
  }
}
