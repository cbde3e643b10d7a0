import type { TFunction } from 'i18next';
import type { FieldValues } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import type { Codec } from '#app/editor/fields/codecs.ts';
import type { PhraseLists } from '#app/editor/fields/phrases.ts';
import type { Folder } from '#app/editor/target/save-target.ts';
import type { Change, Edit } from '#catalogue/change/apply-change.ts';
import type { FolderJson } from '#catalogue/change/folder-json.ts';
import type { JsonPath } from '#catalogue/check/finding.ts';
import type { Language } from '#catalogue/texts/language.ts';

export interface NamedProps<Name = string> {
  /** Path in the values: `entry.details.date`. */
  readonly name: Name;
  readonly label: string;
}

export interface TextProps extends NamedProps {
  readonly codec?: Codec;
  /** For several lines. */
  readonly rows?: number;
  readonly type?: 'date';
  readonly placeholder?: string;
  readonly inputMode?: 'numeric' | 'decimal';
  readonly language?: Language;
}

export interface NewPhotoProps {
  readonly folder: PhotoFolder;
  /** File name of a new photo. */
  readonly wanted: (values: FieldValues) => string;
}

/** By kind. */
export interface FieldProps {
  readonly text: TextProps;
  /** The same text in each language. */
  readonly texts: NamedProps<(language: Language) => string> &
    Pick<TextProps, 'codec' | 'rows'> & {
      /** Of the input in another language than the first. */
      readonly labelIn?: (language: Language) => string;
    };
  /** The vocabulary has its translations. Another field may need a value before this one is shown. */
  readonly phrase: TextProps & { readonly only?: readonly [name: string, value: string] };
  /** Pieces between commas, with suggestions and translations of unknown words. */
  readonly facts: NamedProps & { readonly suggests: keyof PhraseLists };
  /** Labels by value. */
  readonly choice: NamedProps &
    Pick<TextProps, 'codec'> & { readonly options: ReadonlyMap<string, string> };
  readonly check: NamedProps;
  readonly paragraphs: NamedProps;
  readonly photo: NamedProps &
    NewPhotoProps & {
      readonly isOptional?: boolean;
      /** Path of the field with the average color of the photo. */
      readonly colourName?: string;
      /** Where the value is more than a file name. */
      readonly read?: (value: unknown) => string;
      readonly write?: (name: string, value: unknown) => unknown;
    };
  /**
   * Lists, or maps with numbers from 1, that keep the same order: photos and their descriptions in two languages.
   * The first one has a value for each row.
   */
  readonly rows: NamedProps<readonly string[]> & {
    readonly hint?: string;
    readonly itemLabel: (number: number) => string;
    readonly fields: (index: number) => readonly Field[];
    /** Adds an empty row. */
    readonly add?: { readonly label: string; readonly blank: unknown };
    /** Adds rows of the first list for new photos. */
    readonly photos?: NewPhotoProps;
  };
  readonly group: {
    readonly label?: string;
    readonly hint?: string;
    readonly fields: readonly Field[];
  };
}

/** A row of a form. */
export type Field = {
  [Kind in keyof FieldProps]: { readonly kind: Kind } & FieldProps[Kind];
}[keyof FieldProps];

/** Below `images` of the folder. */
export type PhotoFolder = 'gallery' | 'gallery/details' | 'hero' | 'categories' | 'news' | 'about';

/** What the artist edits and saves at once: a part of the folder, as JSON. */
export interface EditedDocument {
  /** Unsaved values are stored under this key. */
  readonly key: string;
  readonly heading: string;
  /** Rules that only the form knows; the check of the folder has all others. */
  readonly schema?: GenericSchema<FieldValues>;
  readonly fields: readonly Field[];
  /** `null` for a new document. */
  readonly saved: FieldValues | null;
  /** The values of a new document. */
  readonly blank: FieldValues;
  readonly edit: (base: FieldValues | null, value: FieldValues) => Edit;
  /** File and path of each part of the values: `entry` is stored in `gallery.json` at 3. */
  readonly partsIn: (files: FolderJson, id?: number) => Readonly<Record<string, JsonPath>>;
  /** Name of a new photo when it is saved; it may have been taken before the title was typed. */
  readonly photoName?: (name: string, value: FieldValues, id: number) => string;
  readonly removal?: Removal | null | undefined;
  /** Spec §2: the read-only texts of 'Generate'. */
  readonly generate?: (value: FieldValues) => readonly GeneratedText[];
  /** Path of the page that shows the document. */
  readonly pageOf: (id: number | undefined, value: FieldValues) => string;
}

interface Removal {
  readonly label: string;
  readonly question: string;
  readonly change: Change;
}

export interface GeneratedText {
  readonly label: string;
  readonly text: string;
}

export interface Opening {
  readonly folder: Folder;
  /** Absent for a new work or post. */
  readonly id?: number | undefined;
  /** Default id of a new work. */
  readonly nextId: number;
  readonly categories: readonly string[];
  readonly language: Language;
  readonly t: TFunction;
}

export function field<Kind extends Exclude<keyof FieldProps, 'group'>>(
  kind: Kind,
  name: FieldProps[Kind]['name'],
  label: string,
  ...[props]: OtherProps<FieldProps[Kind]>
): Field {
  return { kind, name, label, ...props } as Field;
}

type OtherProps<Props> =
  object extends Omit<Props, keyof NamedProps>
    ? [props?: Omit<Props, keyof NamedProps>]
    : [props: Omit<Props, keyof NamedProps>];

export function group(...fields: readonly Field[]): Field {
  return { kind: 'group', fields };
}

/**
 * Path in the values of a document.
 * @param location a file and a path in it
 */
export function pathInValues(
  parts: Readonly<Record<string, JsonPath>>,
  location: JsonPath,
): JsonPath | undefined {
  for (const [name, start] of Object.entries(parts)) {
    const isInside = start.every((key, index) => location[index] === key);
    if (isInside) return [...name.split('.'), ...location.slice(start.length)];
  }
  return undefined;
}
