import { useFormContext, useWatch } from 'react-hook-form';
import type { RowsProps } from '#app/editor/documents/document.ts';
import styles from '#app/editor/editor.module.css';
import { numbered } from './codecs.ts';
import { FieldMessages } from './control.tsx';
import { Fields } from './fields.tsx';
import { PhotosPicker } from './photo-field.tsx';
import { type ListChange, SortableList } from './sortable-list.tsx';
import { useValue } from './text-field.tsx';

type Rows = readonly unknown[] | Readonly<Record<string, unknown>>;

export function RowsField({ names, label, hint, itemLabel, fields, add, photos }: RowsProps) {
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
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      <FieldMessages id={`${first}-messages`} messages={messages} />
      <SortableList
        ids={Array.from({ length }, (_, index) => index + 1)}
        labelOf={(index) => itemLabel(index + 1)}
        onChange={change}
      >
        {(index) => <Fields fields={fields(index)} />}
      </SortableList>
      {add && (
        <button
          type="button"
          className={styles.button}
          onClick={() => change((rows) => [...rows, add.blank as never])}
        >
          {add.label}
        </button>
      )}
      {photos && <PhotosPicker name={first} {...photos} />}
    </fieldset>
  );
}
