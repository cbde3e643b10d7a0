import { useTranslation } from 'react-i18next';
import styles from './prepared-view.module.css';
import type { PreparedPhoto } from './straighten-photo.ts';
import { useObjectUrl } from './use-object-url.ts';

const BYTES_PER_KILOBYTE = 1000;

interface PreparedViewProps {
  readonly photo: PreparedPhoto;
  readonly name: string;
  readonly onRemove: () => void;
}

/** A photo as it will go to the site, with its name and size. */
export function PreparedView({ photo, name, onRemove }: PreparedViewProps) {
  const { t } = useTranslation();
  const address = useObjectUrl(photo.blob);
  const { width, height, blob } = photo;
  const kilobytes = Math.ceil(blob.size / BYTES_PER_KILOBYTE);
  return (
    <figure className={styles.root}>
      {address && (
        <img
          className={styles.picture}
          src={address}
          width={width}
          height={height}
          alt={t('add.photo.result')}
        />
      )}
      <figcaption className={styles.facts}>
        <span className={styles.name}>{t('add.photo.result')}</span>
        {t('add.photo.facts', { name, width, height, kilobytes })}
      </figcaption>
      <button
        type="button"
        className={styles.remove}
        aria-label={`${t('add.photo.remove')}: ${name}`}
        onClick={onRemove}
      >
        {t('add.photo.remove')}
      </button>
    </figure>
  );
}
