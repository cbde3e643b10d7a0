import { useTranslation } from 'react-i18next';
import type { PhotoRole } from '#app/add/photo/photo-file-name.ts';
import styles from './fields.module.css';
import { usePhotoTaker } from './use-photo-taker.ts';

interface PhotoButtonProps {
  readonly kind: PhotoRole;
  readonly label: string;
  readonly name: string;
  readonly wanted: string;
  readonly onTake: (name: string) => void;
}

export function PhotoButton({ kind, label, name, wanted, onTake }: PhotoButtonProps) {
  const { t } = useTranslation();
  const { state, take } = usePhotoTaker(kind);
  return (
    <>
      <label className={styles.way}>
        {label}
        <input
          className={styles.input}
          type="file"
          accept="image/*"
          aria-label={name}
          onChange={async (event) => {
            const [file] = event.target.files ?? [];
            const taken = file && (await take(file, wanted));
            // Allows choosing the same file again.
            event.target.value = '';
            if (taken !== undefined) onTake(taken);
          }}
        />
      </label>
      <span className={styles.name} role="status">
        {state !== 'idle' && t(`add.photo.${state}`)}
      </span>
    </>
  );
}
