import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '#app/editor/button.tsx';
import type { FieldProps } from '#app/editor/documents/document.ts';
import { numbered } from './codecs.ts';
import { ControlGroup } from './control.tsx';
import { Fields } from './fields.tsx';
import { PhotosPicker } from './photo-field.tsx';
import { type ListChange, SortableList } from './sortable-list.tsx';
import { useValue } from './text-field.tsx';

type Rows = readonly unknown[] | Readonly<Record<string, unknown>>;

export function RowsField({
  name: names,
  label,
  hint,
  itemLabel,
  fields,
  add,
  photos,
}: FieldProps['rows']) {
  const { getValues, setValue } = useFormContext();
  const [first = ''] = names;
  const { messages } = useValue(first);
  const lists: readonly (Rows | undefined)[] = useWatch({ name: [...names] });
  // Descriptions of photos may be fewer or more than the photos.
  const counted = add ? lists : lists.slice(0, 1);
  const length = Math.max(0, ...counted.map((rows) => Object.keys(rows ?? {}).length));
  const change: ListChange = (changed) => {
    for (const name of names) {
      const rows: Rows | undefined = getValues(name);
      if (rows === undefined && name !== first) continue;
      const values = Object.values(rows ?? {});
      const next = changed(Array.from({ length }, (_, index) => values[index] ?? ''));
      setValue(name, Array.isArray(rows ?? []) ? next : numbered(next));
    }
  };
  return (
    <ControlGroup label={label} hint={hint} messages={messages}>
      <SortableList
        ids={Array.from({ length }, (_, index) => index + 1)}
        labelOf={(index) => itemLabel(index + 1)}
        onChange={change}
      >
        {(index) => <Fields fields={fields(index)} />}
      </SortableList>
      {add && (
        <Button onClick={() => change((rows) => [...rows, add.blank as never])}>{add.label}</Button>
      )}
      {photos && <PhotosPicker name={first} {...photos} />}
    </ControlGroup>
  );
}
