import { memo } from 'react';
import type { Field, GroupProps } from '#app/editor/documents/document.ts';
import { FactsField } from './facts-field.tsx';
import styles from './fields.module.css';
import { ParagraphsField } from './paragraphs-field.tsx';
import { PhotoField } from './photo-field.tsx';
import { RowsField } from './rows-field.tsx';
import { CheckField, ChoiceField, TextField, TextsField } from './text-field.tsx';
import { PhraseField } from './translations.tsx';
import { WorksField } from './works-field.tsx';

interface FieldsProps {
  readonly fields: readonly Field[];
}

/** The form of a document. Rendering all its fields takes longer than a key press may. */
export const Fields = memo(function Fields({ fields }: FieldsProps) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the fields of a document keep their order.
  return fields.map((field, index) => <OneField key={index} {...field} />);
});

function OneField(field: Field) {
  switch (field.kind) {
    case 'text':
      return <TextField {...field} />;
    case 'date':
      return <TextField {...field} type="date" />;
    case 'texts':
      return <TextsField {...field} />;
    case 'phrase':
      return <PhraseField {...field} />;
    case 'choice':
      return <ChoiceField {...field} />;
    case 'check':
      return <CheckField {...field} />;
    case 'facts':
      return <FactsField {...field} />;
    case 'paragraphs':
      return <ParagraphsField {...field} />;
    case 'photo':
      return <PhotoField {...field} />;
    case 'rows':
      return <RowsField {...field} />;
    case 'works':
      return <WorksField {...field} />;
    case 'group':
      return <Group {...field} />;
  }
}

function Group({ label, hint, fields }: GroupProps) {
  return (
    <fieldset className={styles.group}>
      {label !== undefined && <legend>{label}</legend>}
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      <Fields fields={fields} />
    </fieldset>
  );
}
