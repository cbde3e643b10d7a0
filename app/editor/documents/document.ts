import type { TFunction } from 'i18next';
import type { FieldValues } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import type { Codec } from '#app/editor/fields/codecs.ts';
import type { PhraseLists } from '#app/editor/fields/phrases.ts';
import type { Folder } from '#app/editor/target/save-target.ts';
import type { Change } from '#catalogue/change/apply-change.ts';
import type { FolderJson } from '#catalogue/change/folder-json.ts';
import type { JsonPath } from '#catalogue/check/finding.ts';
import type { Language } from '#catalogue/texts/language.ts';

export interface NamedProps {
  /** Path in the values: `entry.details.date`. */
  readonly name: string;
  readonly label: string;
}

interface TextOptions {
  readonly codec?: Codec;
  /** For several lines. */
  readonly rows?: number;
  readonly type?: 'date';
  readonly placeholder?: string;
  readonly inputMode?: 'numeric' | 'decimal';
}

export interface TextProps extends NamedProps, TextOptions {
  readonly language?: Language;
}

export interface TextsProps extends TextOptions {
  readonly nameIn: (language: Language) => string;
  readonly label: string;
  /** Of the input in another language than the first. */
  readonly labelIn?: (language: Language) => string;
}

export interface PhraseProps extends NamedProps, TextOptions {
  /** Name and value of another field, without which this one is not shown. */
  readonly only?: readonly [name: string, value: string];
}

export interface ChoiceProps extends NamedProps, Pick<TextOptions, 'codec'> {
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

export interface FactsProps extends NamedProps {
  readonly suggests: keyof PhraseLists;
}

export interface NewPhotoProps {
  readonly folder: PhotoFolder;
  /** File name of a new photo. */
  readonly wanted: (values: FieldValues) => string;
}

export interface PhotoProps extends NamedProps, NewPhotoProps {
  readonly isOptional?: boolean;
  /** Path of the field with the average color of the photo. */
  readonly colourName?: string;
  /** Where the value is more than a file name. */
  readonly read?: (value: unknown) => string;
  readonly write?: (name: string, value: unknown) => unknown;
}

/** A list that several fields have in common: photos and their descriptions in two languages. */
export interface RowsProps {
  /** Lists, or maps with numbers from 1, that keep the same order. The first one has a value for each row. */
  readonly names: readonly string[];
  readonly label: string;
  readonly hint?: string;
  readonly itemLabel: (number: number) => string;
  readonly fields: (index: number) => readonly Field[];
  /** Adds an empty row. */
  readonly add?: { readonly label: string; readonly blank: unknown };
  /** Adds rows of the first list for new photos. */
  readonly photos?: NewPhotoProps;
}

export interface GroupProps {
  readonly fields: readonly Field[];
  readonly label?: string;
  readonly hint?: string;
}

/** The kinds of fields. */
export interface FieldProps {
  readonly text: TextProps;
  readonly texts: TextsProps;
  /** The vocabulary has its translations. */
  readonly phrase: PhraseProps;
  readonly choice: ChoiceProps;
  readonly check: NamedProps;
  readonly paragraphs: NamedProps;
  /** Pieces between commas, with suggestions and translations of unknown words. */
  readonly facts: FactsProps;
  readonly photo: PhotoProps;
  readonly rows: RowsProps;
  readonly group: GroupProps;
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
  readonly edits: (base: FieldValues | null, value: FieldValues) => Change;
  /** File and path of each part of the values: `entry` is stored in `gallery.json` at 3. */
  readonly partsIn: (files: FolderJson, id?: number) => Readonly<Record<string, JsonPath>>;
  /** Name of a new photo when it is saved; it may have been taken before the title was typed. */
  readonly photoName?: (name: string, value: FieldValues, id: number) => string;
  readonly removal?: { readonly label: string; readonly question: string; readonly change: Change };
  /** Spec §2: the read-only texts of 'Generate'. */
  readonly generate?: (value: FieldValues) => readonly GeneratedText[];
  /** Path of the page that shows the document. */
  readonly pageOf: (id: number | undefined, value: FieldValues) => string;
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

export function text(name: string, label: string, props?: TextOptions): Field {
  return { kind: 'text', name, label, ...props };
}

export function texts(
  nameIn: TextsProps['nameIn'],
  label: string,
  props?: Partial<TextsProps>,
): Field {
  return { kind: 'texts', nameIn, label, ...props };
}

export function photo(
  name: string,
  label: string,
  props: Omit<PhotoProps, keyof NamedProps>,
): Field {
  return { kind: 'photo', name, label, ...props };
}

export function group(fields: readonly Field[], props?: Omit<GroupProps, 'fields'>): Field {
  return { kind: 'group', fields, ...props };
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
