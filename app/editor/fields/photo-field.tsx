import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { NewPhotoProps, PhotoProps } from '#app/editor/documents/document.ts';
import styles from '#app/editor/editor.module.css';
import { PhotoPicker } from '#app/editor/photos/photo-picker.tsx';
import { PhotoView } from '#app/editor/photos/photo-view.tsx';
import type { Corners } from '#app/editor/photos/straighten.ts';
import { usePhotoIntake } from '#app/editor/photos/use-photo-intake.ts';
import { FieldMessages } from './control.tsx';
import { useValue } from './text-field.tsx';

export function PhotoField({ name, label, folder, wanted, isOptional, ...props }: PhotoProps) {
  const { t } = useTranslation();
  const { read = String, write = (photo: string) => photo, colourName } = props;
  const { ref, value, setValue, messages } = useValue<unknown>(name);
  const form = useFormContext();
  const { state, take } = usePhotoIntake(folder);
  const photo = value === undefined ? '' : read(value);
  const messagesId = `${name}-messages`;
  const replace = async (original: Blob, fileName: string, corners?: Corners) => {
    const taken = await take(original, fileName, corners);
    const now = form.getValues(name);
    // It may be removed or replaced before the new crop is ready.
    if (!taken || (corners && read(now) !== photo)) return;
    setValue(write(taken, now));
    if (colourName) form.setValue(colourName, undefined);
  };
  return (
    <fieldset ref={ref} className={styles.group} tabIndex={-1} aria-describedby={messagesId}>
      <legend>{label}</legend>
      <PhotoView
        path={`images/${folder}/${photo}`}
        label={label}
        onCrop={(original, corners) => replace(original, photo, corners)}
      />
      <PhotoPicker
        state={state}
        onPick={([file]) => file && replace(file, wanted(form.getValues()))}
      >
        {isOptional && photo !== '' && (
          <button
            type="button"
            className={styles.button}
            aria-label={t('add.studio.remove', { what: label })}
            onClick={() => setValue(write('', value))}
          >
            {t('add.studio.removeShort')}
          </button>
        )}
      </PhotoPicker>
      <FieldMessages id={messagesId} messages={messages} />
    </fieldset>
  );
}

/** Adds photos to a list of file names. */
export function PhotosPicker({ name, folder, wanted }: NewPhotoProps & { readonly name: string }) {
  const { getValues, setValue } = useFormContext();
  const { state, take } = usePhotoIntake(folder);
  return (
    <PhotoPicker
      state={state}
      isMultiple
      onPick={async (files) => {
        for (const file of files) {
          const taken = await take(file, wanted(getValues()));
          if (taken) setValue(name, [...(getValues(name) ?? []), taken]);
        }
      }}
    />
  );
}
