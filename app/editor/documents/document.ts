import type { TFunction } from 'i18next';
import type { ControlProps } from '#app/editor/controls.tsx';
import type { FieldMessage } from '#app/editor/editor-context.ts';
import type { Codec } from '#app/editor/fields/codecs.ts';
import type { PhraseLists } from '#app/editor/fields/phrases.ts';
import type { Folder } from '#app/editor/target/save-target.ts';
import type { View } from '#app/editor/view.tsx';
import type { Change, Edit } from '#catalogue/change/apply-change.ts';
import { type FolderJson, translationPath } from '#catalogue/change/folder-json.ts';
import type { JsonPath } from '#catalogue/check/finding.ts';
import { type Language, otherLanguages, siteLanguages } from '#catalogue/texts/language.ts';
import type { Values } from './values.ts';

interface Labelled {
  readonly label: string;
}

export interface NamedProps extends Labelled {
  readonly name: string;
}

type TextProps = NamedProps & ControlProps & { readonly codec?: Codec };

export interface NewPhotoProps {
  readonly folder: PhotoFolder;
  readonly fileName: (values: Values) => string;
}

export interface FieldProps {
  readonly text: TextProps;
  /** The vocabulary stores its translations. With `only`, another field must have a value. */
  readonly phrase: TextProps & { readonly only?: readonly [name: string, value: string] };
  readonly facts: NamedProps & { readonly suggests: keyof PhraseLists };
  readonly toggle: NamedProps;
  readonly paragraphs: NamedProps;
  readonly photo: NamedProps &
    NewPhotoProps & {
      readonly isOptional?: boolean;
      readonly codec?: Codec;
    };
  /**
   * Lists, or maps with numbers from 1, that keep the same order: photos and their descriptions in two languages.
   * The first one has a value for each row.
   */
  readonly rows: Labelled & {
    readonly name: readonly string[];
    readonly hint?: string;
    readonly itemLabel: (number: number) => string;
    readonly fields: (index: number) => readonly Field[];
    readonly add?: { readonly label: string; readonly blank: unknown };
    readonly photos?: NewPhotoProps;
  };
  readonly group: Partial<Labelled> & {
    readonly hint?: string;
    readonly fields: readonly Field[];
  };
}

export type Field = {
  [Kind in keyof FieldProps]: { readonly kind: Kind } & FieldProps[Kind];
}[keyof FieldProps];

type PhotoFolder = 'gallery' | 'gallery/details' | 'hero' | 'categories' | 'news' | 'about';

export type StoredPart = readonly [name: string, location: JsonPath];

export interface EditedDocument {
  readonly key: string;
  readonly heading: string;
  /** Errors that only the form can know; the check of the folder finds all others. */
  readonly errors?: (value: Values) => readonly FieldMessage[];
  readonly fields: readonly Field[];
  readonly saved: Values | null;
  readonly blank: Values;
  readonly edit: (base: Values | null, value: Values | null) => Edit;
  /** Locations of the values: `['entry', ['gallery.json', 3]]`. The first match counts. */
  readonly partsOf: (value: Values, id: number) => readonly StoredPart[];
  readonly photoName?: (name: string, value: Values, id: number) => string;
  readonly list?: 'works' | 'news';
  readonly generate?: (value: Values) => GeneratedTexts;
  readonly pageOf: (id: number | undefined, value: Values) => string;
}

export type GeneratedTexts = Readonly<Record<string, string>>;

export interface DocumentSource extends View {
  readonly folder: Folder;
  readonly nextId: number;
  readonly categories: readonly string[];
  readonly language: Language;
  readonly t: TFunction;
}

type Named = Omit<FieldProps, 'group'>;

export function field<Kind extends keyof Named>(
  kind: Kind,
  name: Named[Kind]['name'],
  label: string,
  props?: Omit<Named[Kind], 'name' | 'label'>,
): Field {
  return { kind, name, label, ...props } as Field;
}

export function translatedFieldFactory(t: TFunction) {
  return (
    name: (language: Language) => string,
    label: string,
    props?: Pick<TextProps, 'codec' | 'rows'>,
  ): Field => ({
    kind: 'group',
    fields: siteLanguages().map((language) =>
      field('text', name(language), inLanguage(t, label, language), { ...props, lang: language }),
    ),
  });
}

export function inLanguage(t: TFunction, label: string, language: Language): string {
  if (siteLanguages().length === 1) return label;
  const name = t(`writtenIn.${language}`).replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());
  return t('add.studio.inLanguage', { what: label, language: name });
}

export function vocabularyIn(files: FolderJson, language: Language): Record<string, string> {
  const translations = files[translationPath(language)] as Values | undefined;
  return translations?.vocabulary ?? {};
}

/** Adds the typed translations of phrases that the document still has. */
export function changeOf(
  { edit }: EditedDocument,
  base: Values | null,
  { vocabulary = {}, ...values }: Values,
): Change {
  const text = JSON.stringify(values).toLowerCase();
  const vocabularies = otherLanguages().map((language) => {
    const learned = Object.entries((vocabulary[language] ?? {}) as Record<string, string>)
      .map(([word, translation]) => [word, translation.trim()] as const)
      .filter(([word, translation]) => translation && text.includes(word.toLowerCase()));
    return [translationPath(language), { vocabulary: Object.fromEntries(learned) }] as const;
  });
  return [edit(base, values), { kind: 'texts', base: {}, value: Object.fromEntries(vocabularies) }];
}
