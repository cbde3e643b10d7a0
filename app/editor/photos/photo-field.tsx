import { type ReactNode, useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button, RemoveButton } from '#app/editor/button.tsx';
import type { FieldProps, NewPhotoProps } from '#app/editor/documents/document.ts';
import styles from '#app/editor/editor.module.css';
import { useEditor } from '#app/editor/editor-context.ts';
import { ControlGroup } from '#app/editor/fields/control.tsx';
import { useValue } from '#app/editor/fields/text-field.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import primitives from '#app/ui/primitives.module.css';
import { CornerEditor } from './corner-editor.tsx';
import { fileNameOf, type NewPhoto, type NewPhotos } from './new-photo.ts';
import { type Corners, turnCorners } from './straighten.ts';
import { type IntakeState, usePhotoIntake } from './use-photo-intake.ts';

const BYTES_PER_KILOBYTE = 1000;

/** Of the longer side; below this, the photo is blurred on a wide page. */
const SMALL_PHOTO_PX = 1200;

export function PhotoField({
  name,
  label,
  folder,
  wanted,
  isOptional,
  read = String,
  write = (photo) => photo,
}: FieldProps['photo']) {
  const { t } = useTranslation();
  const editor = useEditor();
  const photos: NewPhotos = useWatch({ name: 'photos' }) ?? {};
  const { ref, value, setValue, messages } = useValue<unknown>(name);
  const { getValues } = useFormContext();
  const { state, take } = usePhotoIntake(folder);
  const photo = value === undefined ? '' : read(value);
  const path = `images/${folder}/${photo}`;
  const added = photos[path];
  const saved = editor.folder.photos[path];
  const replace = async (original: Blob, fileName: string, corners?: Corners) => {
    const taken = await take(original, fileName, corners);
    const now = getValues(name);
    // It may be removed or replaced before the new crop is ready.
    if (taken && (!corners || read(now) === photo)) setValue(write(taken, now));
  };
  return (
    <ControlGroup ref={ref} label={label} messages={messages}>
      {added && (
        <NewPhotoView
          {...{ name: photo, label, photo: added }}
          onCrop={(corners) => replace(added.original, photo, corners)}
        />
      )}
      {!added && saved && <Picture photo={saved} alt="" sizes="12rem" className={styles.picture} />}
      {!added && !saved && photo !== '' && (
        <p className={styles.hint}>{t('add.studio.missing', { name: fileNameOf(photo) })}</p>
      )}
      <PhotoPicker state={state} onPick={([file]) => file && replace(file, wanted(getValues()))}>
        {isOptional && photo !== '' && (
          <RemoveButton what={label} onClick={() => setValue(write('', value))} />
        )}
      </PhotoPicker>
    </ControlGroup>
  );
}

interface NewPhotoViewProps {
  readonly name: string;
  readonly label: string;
  readonly photo: NewPhoto;
  readonly onCrop: (corners: Corners) => void;
}

function NewPhotoView({ name, label, photo, onCrop }: NewPhotoViewProps) {
  const { t } = useTranslation();
  const { target } = useEditor();
  const { blob, original, corners, width, height } = photo;
  const url = useObjectUrl(blob);
  const originalUrl = useObjectUrl(original);
  const kilobytes = Math.ceil(blob.size / BYTES_PER_KILOBYTE);
  return (
    <figure className={styles.stack}>
      <img
        {...{ width, height }}
        src={url}
        alt={t('add.photo.result')}
        className={styles.picture}
      />
      <figcaption className={styles.hint}>
        {t('add.photo.facts', { width, height, kilobytes })}{' '}
        {Math.max(width, height) < SMALL_PHOTO_PX && t('add.photo.small')}
      </figcaption>
      <Button
        aria-label={`${t('add.photo.turn')}: ${label}`}
        onClick={() => onCrop(turnCorners(corners))}
      >
        {t('add.photo.turn')}
      </Button>
      {!target.canSave && (
        <a className={styles.button} href={url} download={name}>
          {t('add.photo.download')}
        </a>
      )}
      <details className={styles.stack}>
        <summary>{t('add.photo.crop')}</summary>
        <p className={styles.hint}>{t('add.photo.corners')}</p>
        <CornerEditor url={originalUrl} corners={corners} onChange={onCrop} />
      </details>
    </figure>
  );
}

/** Object URLs hold their files in memory until they are revoked. */
function useObjectUrl(file: Blob): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
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
  readonly children?: ReactNode;
}

/** From the camera, from a file, dropped or pasted. */
function PhotoPicker({ state, isMultiple, onPick, children }: PhotoPickerProps) {
  const { t } = useTranslation();
  const inputs = { take: { capture: 'environment' }, choose: { multiple: isMultiple } } as const;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside choose what can be dropped here.
    <div
      className={styles.picker}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
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
            className={primitives.hidden}
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
