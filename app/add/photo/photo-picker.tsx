import { type ChangeEvent, type DragEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './photo-picker.module.css';
import type { PhotoFault } from './prepare-photo.ts';

interface PhotoPickerProps {
  readonly state: 'idle' | 'working' | PhotoFault;
  readonly isMultiple: boolean;
  readonly onPick: (files: readonly File[]) => void;
}

export function PhotoPicker({ state, isMultiple, onPick }: PhotoPickerProps) {
  const { t } = useTranslation();
  const id = useId();
  const [isOver, setOver] = useState(false);
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    onPick([...(event.target.files ?? [])]);
    // Allows choosing the same file again.
    event.target.value = '';
  };
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const files = [...event.dataTransfer.files];
    if (files.length > 0) onPick(isMultiple ? files : files.slice(0, 1));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is dropped here can be chosen by the buttons inside.
    <div
      className={styles.root}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={handleDrop}
    >
      <div className={styles.ways}>
        <label className={styles.way}>
          {t('add.photo.take')}
          <input
            className={styles.input}
            type="file"
            accept="image/*"
            capture="environment"
            aria-describedby={id}
            onChange={handleChange}
          />
        </label>
        <label className={styles.way}>
          {t('add.photo.choose')}
          <input
            className={styles.input}
            type="file"
            accept="image/*"
            multiple={isMultiple}
            aria-describedby={id}
            onChange={handleChange}
          />
        </label>
      </div>
      <p className={styles.drop}>{t('add.photo.drop')}</p>
      <div id={id} className={styles.state} aria-live="polite">
        {state !== 'idle' && (
          <p data-fault={state !== 'working' || undefined}>{t(`add.photo.${state}`)}</p>
        )}
      </div>
    </div>
  );
}
