import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ControlGroup, More } from '#app/editor/controls.tsx';
import type { FieldProps, NewPhotoProps } from '#app/editor/documents/document.ts';
import styles from '#app/editor/editor.module.css';
import { useDocument, useEditing, useEditor, useValue } from '#app/editor/editor-context.ts';
import { REQUIRED } from '#app/editor/fields/codecs.ts';
import { waitForPressEnd } from '#app/editor/press.ts';
import { readPhoto, readPhotos, writePhoto } from '#app/editor/unsaved-store.ts';
import { Picture } from '#app/ui/pictures/picture.tsx';
import primitives from '#app/ui/primitives.module.css';
import { isoMediaKind } from '#catalogue/photos/photo-kind.ts';
import { CornerEditor, useObjectUrl } from './corner-editor.tsx';
import { fileNameOf, freePath, type NewPhoto, type PreparedPhoto } from './new-photo.ts';
import type { PhotoRequest } from './photo-worker.ts';
import { type Corners, turnCorners, WHOLE_PHOTO } from './straighten.ts';

const BYTES_PER_KILOBYTE = 1000;

/** A photo whose longer side is shorter is blurred on a wide page. */
const SMALL_PHOTO_PX = 1200;

export function PhotoField({ name, label, codec = REQUIRED, ...props }: FieldProps['photo']) {
  const { t } = useTranslation();
  const editor = useEditor();
  const { edited } = useDocument();
  const { value, setValue, messages, onBlur } = useValue<unknown>(name);
  const photo = codec.read(value);
  const { state, take } = usePhotoIntake(props);
  const path = `images/${props.folder}/${photo}`;
  const added = useEditing(edited, () => readPhoto(edited.key, path));
  const url = useObjectUrl(added?.blob);
  const saved = editor.folder.photos[path];
  const replace = async (original: Blob, corners?: Corners) => {
    const taken = await take(original, corners && { name: photo, corners });
    const now = edited.get(name);
    // The photo may be removed or replaced before the new crop is ready.
    if (taken && (!corners || codec.read(now) === photo)) setValue(codec.write(taken, now));
    onBlur();
  };
  const viewOf = ({ blob, original, corners, width, height }: NewPhoto) => {
    const kilobytes = Math.ceil(blob.size / BYTES_PER_KILOBYTE);
    const crop = (changed: Corners) => replace(original, changed);
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
          onClick={() => crop(turnCorners(corners))}
        >
          {t('add.photo.turn')}
        </Button>
        {!editor.target.canSave && (
          <a className={styles.button} href={url} download={photo}>
            {t('add.photo.download')}
          </a>
        )}
        <More label={t('add.photo.crop')}>
          <p className={styles.hint}>{t('add.photo.corners')}</p>
          <CornerEditor original={original} corners={corners} onChange={crop} />
        </More>
      </figure>
    );
  };
  return (
    <ControlGroup label={label} messages={messages}>
      {added && viewOf(added)}
      {!added && saved && <Picture photo={saved} alt="" sizes="12rem" className={styles.picture} />}
      {!added && !saved && photo !== '' && (
        <p className={styles.hint}>
          {t(saved === null ? 'add.studio.unpublished' : 'add.studio.missing', {
            name: fileNameOf(photo),
          })}
        </p>
      )}
      <PhotoPicker state={state} onPick={([file]) => file && replace(file)} />
      {props.isOptional && photo !== '' && (
        <Button onClick={() => setValue(codec.write('', value))}>
          {t('add.studio.remove', { what: label })}
        </Button>
      )}
    </ControlGroup>
  );
}

export function PhotosPicker({ name, ...props }: NewPhotoProps & { readonly name: string }) {
  const { edited, onLeave } = useDocument();
  const { state, take } = usePhotoIntake(props);
  const add = async (files: readonly File[]) => {
    for (const file of files) {
      const taken = await take(file);
      const photos = edited.get(name) ?? [];
      if (taken) edited.set(name, [...(photos as string[]), taken]);
    }
    onLeave(name);
  };
  return <PhotoPicker state={state} isMultiple onPick={add} />;
}

interface PhotoPickerProps {
  readonly state: IntakeState;
  readonly isMultiple?: boolean;
  readonly onPick: (files: readonly File[]) => void;
}

function PhotoPicker({ state, isMultiple, onPick }: PhotoPickerProps) {
  const { t } = useTranslation();
  const inputs = { take: { capture: 'environment' }, choose: { multiple: isMultiple } } as const;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside do the same for the keyboard.
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
      <p className={styles.drop}>{t('add.photo.drop')}</p>
      <p role="status" className={styles.hint}>
        {state !== 'idle' && t(`add.photo.${state}`)}
      </p>
    </div>
  );
}

type PhotoFault = 'empty' | 'heic' | 'video' | 'raw' | 'undecodable' | 'tooLarge' | 'unsupported';

type IntakeState = 'idle' | 'working' | PhotoFault;

/** The content check refuses larger files. */
const LARGEST_FILE_BYTES = 60_000_000;

const HEADER_BYTES = 256;

let preparations: Promise<unknown> = Promise.resolve();

export async function waitForPreparedPhotos(): Promise<void> {
  let known: unknown;
  while (known !== preparations) {
    known = preparations;
    await known;
  }
}

function usePhotoIntake({ folder, fileName }: NewPhotoProps) {
  const { edited, isSaving } = useDocument();
  const { folder: stored } = useEditor();
  const [state, setState] = useState<IntakeState>('idle');
  const latest = useRef(new WeakMap<Blob, PhotoRequest>());
  const add = async (
    original: Blob,
    crop?: { readonly name: string; readonly corners: Corners },
  ) => {
    const request = { original, corners: crop?.corners };
    latest.current.set(original, request);
    setState('working');
    const prepared = await preparePhoto(request);
    await waitForPressEnd();
    // A newer crop replaces this one.
    if (latest.current.get(original) !== request) return undefined;
    setState(typeof prepared === 'string' ? prepared : 'idle');
    if (typeof prepared === 'string') return undefined;
    const taken = [stored.photos, readPhotos(edited.key)].flatMap(Object.keys);
    const path = `images/${folder}/${crop?.name ?? fileName(edited.read().values)}`;
    // A crop replaces the photo that it was made from, unless that one is being saved.
    const own = crop && !isSaving ? path : freePath(path, taken);
    const photo = { ...prepared, original, corners: crop?.corners ?? WHOLE_PHOTO };
    writePhoto(edited.key, own, photo);
    return fileNameOf(own);
  };
  const take = (...photo: Parameters<typeof add>) => {
    const adding = add(...photo);
    preparations = Promise.allSettled([preparations, adding]);
    return adding;
  };
  return { state, take };
}

async function preparePhoto(request: PhotoRequest): Promise<PreparedPhoto | PhotoFault> {
  const { original } = request;
  if (original.size === 0) return 'empty';
  if (original.size > LARGEST_FILE_BYTES) return 'tooLarge';
  if (typeof OffscreenCanvas === 'undefined') return 'unsupported';
  const worker = new Worker(new URL('./photo-worker.ts', import.meta.url), { type: 'module' });
  const prepared = await new Promise<PreparedPhoto | undefined>((resolve) => {
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = () => resolve(undefined);
    worker.postMessage(request);
  });
  worker.terminate();
  if (prepared) return prepared;
  // Called only after decoding failed, because some browsers do decode HEIC.
  const start = new Uint8Array(await original.slice(0, HEADER_BYTES).arrayBuffer());
  const kind = isoMediaKind(start);
  return kind === undefined || kind === 'avif' ? 'undecodable' : kind;
}
