import { useFormContext, useWatch } from 'react-hook-form';
import type { RowsProps } from '#app/editor/documents/document.ts';
import { PhotoPicker } from '#app/editor/photos/photo-picker.tsx';
import { usePhotoIntake } from '#app/editor/photos/use-photo-intake.ts';
import { moved } from '#app/ui/move-item.ts';
import { numbered } from './codecs.ts';
import { FieldMessages } from './field-frame.tsx';
import styles from './fields.module.css';
import { Fields } from './fields.tsx';
import { SortableList } from './sortable-list.tsx';
import { useValue } from './use-value.ts';

type Rows = readonly unknown[] | Readonly<Record<string, unknown>> | undefined;

function listOf(rows: Rows, length: number): unknown[] {
  const list = Object.values(rows ?? {});
  return Array.from({ length }, (_, index) => list[index] ?? '');
}

export function RowsField({ names, label, hint, itemLabel, fields, add, photos }: RowsProps) {
  const { getValues, setValue } = useFormContext();
  const [first = ''] = names;
  const { messages } = useValue(first);
  const all = useWatch({ name: [...names] }) as readonly Rows[];
  const length = Math.max(0, ...all.slice(0, add ? undefined : 1).map((rows) => listLength(rows)));
  const change = (next: (rows: readonly unknown[]) => readonly unknown[]) => {
    for (const name of names) {
      const rows: Rows = getValues(name);
      if (rows === undefined && name !== first) continue;
      const changed = next(listOf(rows, length));
      setValue(name, Array.isArray(rows ?? []) ? changed : numbered(changed));
    }
  };
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      <FieldMessages id={`${first}-messages`} messages={messages} />
      <SortableList
        ids={Array.from({ length }, (_, index) => `${index + 1}`)}
        labelOf={(index) => itemLabel(index + 1)}
        onMove={(from, to) => change((rows) => moved(rows, from, to))}
        onRemove={(index) => change((rows) => rows.filter((_, at) => at !== index))}
      >
        {(index) => <Fields fields={fields(index)} />}
      </SortableList>
      {add && (
        <button
          type="button"
          className={styles.button}
          onClick={() => change((rows) => [...rows, add.blank])}
        >
          {add.label}
        </button>
      )}
      {photos && <NewPhotos name={first} {...photos} />}
    </fieldset>
  );
}

function listLength(rows: Rows): number {
  return Object.keys(rows ?? {}).length;
}

type NewPhotosProps = NonNullable<RowsProps['photos']> & { readonly name: string };

function NewPhotos({ name, folder, wanted }: NewPhotosProps) {
  const { getValues, setValue } = useFormContext();
  const { state, take } = usePhotoIntake(folder);
  return (
    <PhotoPicker
      state={state}
      isMultiple
      onPick={async (files) => {
        for (const file of files) {
          const taken = await take(file, wanted(getValues()));
          if (taken) setValue(name, [...(getValues(name) ?? []), taken.name]);
        }
      }}
    />
  );
}
