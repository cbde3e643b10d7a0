import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { PhotoProps } from '#app/editor/documents/document.ts';
import { PhotoPicker } from '#app/editor/photos/photo-picker.tsx';
import { PhotoView } from '#app/editor/photos/photo-view.tsx';
import { usePhotoIntake } from '#app/editor/photos/use-photo-intake.ts';
import { FieldMessages } from './field-frame.tsx';
import styles from './fields.module.css';
import { useValue } from './use-value.ts';

export function PhotoField({ name, label, folder, wanted, isOptional, ...props }: PhotoProps) {
  const { t } = useTranslation();
  const { read = String, write = (photo: string) => photo } = props;
  const { ref, value, setValue, messages } = useValue<unknown>(name);
  const { getValues } = useFormContext();
  const { state, take } = usePhotoIntake(folder);
  const photo = value === undefined ? '' : read(value);
  const messagesId = `${name}-messages`;
  return (
    <fieldset ref={ref} className={styles.group} tabIndex={-1} aria-describedby={messagesId}>
      <legend>{label}</legend>
      <PhotoView
        path={`images/${folder}/${photo}`}
        label={label}
        onCrop={async (original, corners) => {
          const next = await take(original, photo, corners);
          // It may be removed or replaced before the new one is ready.
          const now = getValues(name);
          if (next !== undefined && read(now) === photo) setValue(write(next, now));
        }}
      />
      <FieldMessages id={messagesId} messages={messages} />
      <PhotoPicker
        state={state}
        onPick={async ([file]) => {
          const next = file && (await take(file, wanted(getValues())));
          if (next !== undefined) setValue(write(next, getValues(name)));
        }}
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
    </fieldset>
  );
}
