import type { FieldValues } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import type { Codec } from '#app/editor/fields/codecs.ts';
import type { PhraseLists } from '#app/editor/fields/phrase-lists.ts';
import type { Change } from '#catalogue/change/apply-change.ts';
import type { FolderJson } from '#catalogue/change/folder-json.ts';
import type { JsonLocation, JsonPath } from '#catalogue/check/finding.ts';
import type { Language } from '#catalogue/texts/language.ts';

interface Labelled {
  readonly label: string;
}

export interface TextProps extends Labelled {
  /** Path in the document: `entry.details.date`. */
  readonly name: string;
  readonly codec?: Codec | undefined;
  /** For several lines. */
  readonly rows?: number | undefined;
  readonly language?: Language;
  readonly placeholder?: string;
  readonly inputMode?: 'numeric' | 'decimal';
}

export interface TextsProps extends Labelled, Pick<TextProps, 'codec' | 'rows'> {
  readonly nameIn: (language: Language) => string;
  /** Of the input in another language than the first. */
  readonly labelIn?: (language: Language) => string;
}

export interface ChoiceProps extends Labelled {
  readonly name: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

export interface FactsProps extends Labelled {
  readonly name: string;
  readonly suggests?: keyof PhraseLists;
}

export interface PhotoProps extends Labelled {
  readonly name: string;
  readonly folder: PhotoFolder;
  /** File name of a new photo. */
  readonly wanted: (values: FieldValues) => string;
  readonly isOptional?: boolean;
  /** Path of the field with the average color of the photo. */
  readonly colourName?: string;
  /** Where the value is more than a file name. */
  readonly read?: (value: unknown) => string;
  readonly write?: (name: string, value: unknown) => unknown;
}

/** A list that several fields have in common: photos and their descriptions in two languages. */
export interface RowsProps extends Labelled {
  /** Lists, or maps with numbers from 1, that keep the same order. The first one has a value for each row. */
  readonly names: readonly string[];
  readonly hint?: string;
  readonly itemLabel: (number: number) => string;
  readonly fields: (index: number) => readonly Field[];
  /** Adds an empty row. */
  readonly add?: { readonly label: string; readonly blank: unknown };
  /** Adds rows of the first list for new photos. */
  readonly photos?: Omit<PhotoProps, 'name' | 'label'>;
}

export interface GroupProps {
  readonly label?: string;
  readonly hint?: string;
  readonly fields: readonly Field[];
}

/** A row of a form. */
export type Field =
  | ({ readonly kind: 'text' | 'date' } & TextProps)
  | ({ readonly kind: 'texts' } & TextsProps)
  /** The vocabulary has its translations. */
  | ({ readonly kind: 'phrase' } & TextProps)
  | ({ readonly kind: 'choice' } & ChoiceProps)
  | ({ readonly kind: 'check' | 'paragraphs' | 'works' } & Labelled & { readonly name: string })
  /** Pieces between commas, with suggestions and translations of unknown words. */
  | ({ readonly kind: 'facts' } & FactsProps)
  | ({ readonly kind: 'photo' } & PhotoProps)
  | ({ readonly kind: 'rows' } & RowsProps)
  | ({ readonly kind: 'group' } & GroupProps);

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
  /** Path of a fault inside the document of that id; `undefined` elsewhere. */
  readonly pathOf: (at: JsonLocation, files: FolderJson, id?: number) => JsonPath | undefined;
  /** Path of a field that somebody else has changed as well. */
  readonly conflictPath: (path: readonly string[]) => readonly string[];
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

export function text(name: string, label: string, props?: Partial<TextProps>): Field {
  return { kind: 'text', name, label, ...props };
}

export function texts(
  nameIn: TextsProps['nameIn'],
  label: string,
  props?: Partial<TextsProps>,
): Field {
  return { kind: 'texts', nameIn, label, ...props };
}
