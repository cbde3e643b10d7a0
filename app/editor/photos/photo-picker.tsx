import { type ChangeEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import editorStyles from '#app/editor/editor.module.css';
import styles from './photos.module.css';
import type { IntakeState } from './use-photo-intake.ts';

interface PhotoPickerProps {
  readonly state: IntakeState;
  readonly isMultiple?: boolean;
  readonly onPick: (files: readonly File[]) => void;
  /** Further buttons. */
  readonly children?: ReactNode;
}

/** From the camera, from a file, dropped or pasted. */
export function PhotoPicker({ state, isMultiple = false, onPick, children }: PhotoPickerProps) {
  const { t } = useTranslation();
  const [isOver, setOver] = useState(false);
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onPick([...(target.files ?? [])]);
    // Allows choosing the same file again.
    target.value = '';
  };
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
      <label className={styles.file}>
        {t('add.photo.take')}
        <input type="file" accept="image/*" capture="environment" onChange={handleChange} />
      </label>
      <label className={styles.file}>
        {t('add.photo.choose')}
        <input type="file" accept="image/*" multiple={isMultiple} onChange={handleChange} />
      </label>
      {children}
      <p className={styles.drop}>{t('add.photo.drop')}</p>
      <p
        role="status"
        className={editorStyles.hint}
        data-fault={(state !== 'idle' && state !== 'working') || undefined}
      >
        {state !== 'idle' && t(`add.photo.${state}`)}
      </p>
    </div>
  );
}
