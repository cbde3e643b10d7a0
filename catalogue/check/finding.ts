import type { Language } from '#catalogue/texts/language.ts';
import { memoize } from '#catalogue/texts/memoize.ts';

/** For the artist; the site has languages of its own. */
export type MessageLanguage = 'ru' | 'en';

export type Localized = Readonly<Record<MessageLanguage, string>>;

/** Field names and list indexes (from 0), starting at the root of the JSON file. */
export type JsonPath = readonly (string | number)[];

export interface Location {
  /** Path below the content folder, with forward slashes. */
  readonly file: string;
  readonly path: JsonPath;
}

/** An `error` stops the build, a `notice` does not. */
export interface Finding extends Location {
  readonly severity: 'error' | 'notice';
  readonly key: string;
  /** `message → remedy`, with `<name>` where a value belongs. */
  readonly texts: Localized;
  readonly values: Values;
  /** In the text of a file that is not JSON. */
  readonly offset?: number;
}

type Value = string | number | Localized;

type Values = Readonly<Record<string, Value>>;

type Names<Text extends string> = Text extends `${string}<${infer Name}>${infer Rest}`
  ? (Name extends `${infer Own}:${string}` ? Own : Name) | Names<Rest>
  : never;

type ValuesOf<Row extends Localized> = [Names<Row[MessageLanguage]>] extends [never]
  ? []
  : [values: Readonly<Record<Names<Row[MessageLanguage]>, Value>>];

export function findingsOf<const Table extends Readonly<Record<string, Localized>>>(table: Table) {
  const make =
    (severity: Finding['severity']) =>
    <Key extends keyof Table & string>(
      key: Key,
      { file, path }: Location,
      ...[values]: ValuesOf<Table[Key]>
    ): Finding => ({
      severity,
      key,
      file,
      path,
      texts: table[key] as Table[Key],
      values: values ?? {},
    });
  return { error: make('error'), notice: make('notice') };
}

const LONGEST_QUOTED = 80;

/**
 * A value in quotation marks is shortened. `<language:ого>` is the name of a language in a Russian
 * case: «казахского».
 */
export function describeFinding({ texts, values }: Finding, language: MessageLanguage) {
  const [message = '', remedy = ''] = texts[language].split(' → ').map((text) =>
    text.replaceAll(
      /(?<quote>['«]?)<(?<name>\w+)(?::(?<ending>\p{L}+))?>/gu,
      (_, quote: string, name: string, ending?: string) => {
        const value = values[name] ?? '';
        const shown = typeof value === 'object' ? value[language] : String(value);
        if (ending) return quote + shown.replace(/ий(?=$| \()/u, ending);
        return quote + (quote ? shortened(shown) : shown);
      },
    ),
  );
  return { message, remedy };
}

export function shortened(text: string): string {
  const characters = [...text];
  const isLong = characters.length > LONGEST_QUOTED;
  return isLong ? `${characters.slice(0, LONGEST_QUOTED).join('')}…` : text;
}

/** @example languageNames('kk') // { en: 'Kazakh', ru: 'казахский' } */
export const languageNames = memoize((language: Language): Localized => {
  const nameIn = (spoken: MessageLanguage) =>
    new Intl.DisplayNames(spoken, { type: 'language' }).of(language) ?? language;
  return { en: nameIn('en'), ru: nameIn('ru') };
});

/** Every text in a JSON value, and where it is; names of fields are texts with `withKeys`. */
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
