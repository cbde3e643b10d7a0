import { useTranslation } from 'react-i18next';
import type { StudioRole } from '#catalogue/add/text-changes.ts';
import styles from './fields.module.css';
import { usePhotoTaker } from './use-photo-taker.ts';

interface PhotoButtonProps {
  readonly kind: StudioRole;
  /** What stands on it. */
  readonly label: string;
  /** What it is for, where several of them stand on the page. */
  readonly name: string;
  /** The name that the photo is to have, if it is free. */
  readonly wanted: string;
  readonly onTake: (name: string) => void;
}

/** A button that chooses one photo. */
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
            // The same file can be chosen once more.
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
