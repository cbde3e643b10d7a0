import { type ComponentType, memo } from 'react';
import type { FieldProps } from '#app/editor/documents/document.ts';
import { ControlGroup } from './control.tsx';
import { FactsField } from './facts-field.tsx';
import { ParagraphsField } from './paragraphs-field.tsx';
import { PhotoField } from './photo-field.tsx';
import { PhraseField } from './phrase-field.tsx';
import { RowsField } from './rows-field.tsx';
import { CheckField, ChoiceField, TextField, TextsField } from './text-field.tsx';

const COMPONENTS: { readonly [Kind in keyof FieldProps]: ComponentType<FieldProps[Kind]> } = {
  text: TextField,
  texts: TextsField,
  phrase: PhraseField,
  choice: ChoiceField,
  check: CheckField,
  facts: FactsField,
  paragraphs: ParagraphsField,
  photo: PhotoField,
  rows: RowsField,
  group: GroupField,
};

/** The form of a document. Rendering all its fields takes longer than a key press may. */
export const Fields = memo(function Fields({ fields }: Pick<FieldProps['group'], 'fields'>) {
  return fields.map(({ kind, ...props }, index) => {
    const Component = COMPONENTS[kind] as ComponentType<object>;
    // biome-ignore lint/suspicious/noArrayIndexKey: the fields of a document keep their order.
    return <Component key={index} {...props} />;
  });
});

function GroupField({ fields, ...props }: FieldProps['group']) {
  return (
    <ControlGroup {...props}>
      <Fields fields={fields} />
    </ControlGroup>
  );
}
