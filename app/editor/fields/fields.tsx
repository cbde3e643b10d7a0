import { type ComponentType, memo } from 'react';
import { Button, ControlGroup } from '#app/editor/controls.tsx';
import type { FieldProps } from '#app/editor/documents/document.ts';
import { fieldValue } from '#app/editor/documents/values.ts';
import { useDocument, useEditing, useValue } from '#app/editor/editor-context.ts';
import { PhotoField, PhotosPicker } from '#app/editor/photos/photo-field.tsx';
import { numbered } from './codecs.ts';
import { ParagraphsField } from './paragraphs-field.tsx';
import { FactsField, PhraseField } from './phrase-field.tsx';
import { type ListChange, SortableList } from './sortable-list.tsx';
import { TextField, ToggleField } from './text-field.tsx';

const COMPONENTS: { readonly [Kind in keyof FieldProps]: ComponentType<FieldProps[Kind]> } = {
  text: TextField,
  phrase: PhraseField,
  toggle: ToggleField,
  facts: FactsField,
  paragraphs: ParagraphsField,
  photo: PhotoField,
  rows: RowsField,
  group: ({ fields, ...props }) => (
    <ControlGroup {...props}>
      <Fields fields={fields} />
    </ControlGroup>
  ),
};

export const Fields = memo(function Fields({ fields }: Pick<FieldProps['group'], 'fields'>) {
  return fields.map(({ kind, ...props }, index) => {
    const Component = COMPONENTS[kind] as ComponentType<object>;
    // biome-ignore lint/suspicious/noArrayIndexKey: the fields of a document keep their order.
    return <Component key={index} {...props} />;
  });
});

function RowsField({ name: names, itemLabel, fields, add, photos, ...props }: FieldProps['rows']) {
  const { edited } = useDocument();
  const [first = ''] = names;
  const { messages, onBlur } = useValue(first);
  // Without `add`, the rows are photos (the first name). Their descriptions may be fewer or more.
  const counted = add ? names : [first];
  const length = useEditing(edited, ({ values }) =>
    Math.max(0, ...counted.map((name) => Object.keys(fieldValue(values, name) ?? {}).length)),
  );
  const change: ListChange = (changed) => {
    for (const name of names) {
      const rows = edited.get(name) as object | undefined;
      if (rows === undefined && name !== first) continue;
      const values = Object.values(rows ?? {});
      const next = changed(Array.from({ length }, (_, index) => values[index] ?? ''));
      edited.set(name, Array.isArray(rows ?? []) ? next : numbered(next));
    }
    onBlur();
  };
  return (
    <ControlGroup {...props} messages={messages}>
      <SortableList
        items={Array.from({ length }, (_, index) => ({
          id: index + 1,
          label: itemLabel(index + 1),
          content: <Fields fields={fields(index)} />,
        }))}
        onChange={change}
      />
      {add && (
        <Button onClick={() => change((rows) => [...rows, add.blank as never])}>{add.label}</Button>
      )}
      {photos && <PhotosPicker name={first} {...photos} />}
    </ControlGroup>
  );
}
