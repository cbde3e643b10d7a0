import { type ReactNode, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { RemoveButton } from '#app/editor/button.tsx';
import type { FieldProps, NewPhotoProps } from '#app/editor/documents/document.ts';
import styles from '#app/editor/editor.module.css';
import { ControlGroup } from '#app/editor/fields/control.tsx';
import { useValue } from '#app/editor/fields/text-field.tsx';
import { PhotoView } from './photo-view.tsx';
import type { Corners } from './straighten.ts';
import { type IntakeState, usePhotoIntake } from './use-photo-intake.ts';

export function PhotoField({
  name,
  label,
  folder,
  wanted,
  isOptional,
  read = String,
  write = (photo) => photo,
}: FieldProps['photo']) {
  const { ref, value, setValue, messages } = useValue<unknown>(name);
  const { getValues } = useFormContext();
  const { state, take } = usePhotoIntake(folder);
  const photo = value === undefined ? '' : read(value);
  const replace = async (original: Blob, fileName: string, corners?: Corners) => {
    const taken = await take(original, fileName, corners);
    const now = getValues(name);
    // It may be removed or replaced before the new crop is ready.
    if (taken && (!corners || read(now) === photo)) setValue(write(taken, now));
  };
  return (
    <ControlGroup ref={ref} label={label} messages={messages}>
      <PhotoView
        path={`images/${folder}/${photo}`}
        label={label}
        onCrop={(original, corners) => replace(original, photo, corners)}
      />
      <PhotoPicker state={state} onPick={([file]) => file && replace(file, wanted(getValues()))}>
        {isOptional && photo !== '' && (
          <RemoveButton what={label} onClick={() => setValue(write('', value))} />
        )}
      </PhotoPicker>
    </ControlGroup>
  );
}

/** Adds photos to a list of file names. */
export function PhotosPicker({ name, folder, wanted }: NewPhotoProps & { readonly name: string }) {
  const { getValues, setValue } = useFormContext();
  const { state, take } = usePhotoIntake(folder);
  const add = async (files: readonly File[]) => {
    for (const file of files) {
      const taken = await take(file, wanted(getValues()));
      if (taken) setValue(name, [...(getValues(name) ?? []), taken]);
    }
  };
  return <PhotoPicker state={state} isMultiple onPick={add} />;
}

interface PhotoPickerProps {
  readonly state: IntakeState;
  readonly isMultiple?: boolean;
  readonly onPick: (files: readonly File[]) => void;
  /** Further buttons. */
  readonly children?: ReactNode;
}

/** From the camera, from a file, dropped or pasted. */
function PhotoPicker({ state, isMultiple, onPick, children }: PhotoPickerProps) {
  const { t } = useTranslation();
  const [isOver, setOver] = useState(false);
  const inputs = { take: { capture: 'environment' }, choose: { multiple: isMultiple } } as const;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside choose what can be dropped here.
    <div
      className={styles.picker}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onPick([...event.dataTransfer.files]);
      }}
      onPaste={(event) => onPick([...event.clipboardData.files])}
    >
      {(['take', 'choose'] as const).map((source) => (
        <label key={source} className={styles.button}>
          {t(`add.photo.${source}`)}
          <input
            {...inputs[source]}
            type="file"
            accept="image/*"
            className={styles.file}
            onChange={({ target }) => {
              onPick([...(target.files ?? [])]);
              // Allows choosing the same file again.
              target.value = '';
            }}
          />
        </label>
      ))}
      {children}
      <p className={styles.drop}>{t('add.photo.drop')}</p>
      <p role="status" className={styles.hint}>
        {state !== 'idle' && t(`add.photo.${state}`)}
      </p>
    </div>
  );
}
