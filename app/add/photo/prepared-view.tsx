import { useTranslation } from 'react-i18next';
import styles from './prepared-view.module.css';
import type { PreparedPhoto } from './straighten-photo.ts';
import { useObjectUrl } from './use-object-url.ts';

const BYTES_PER_KILOBYTE = 1000;

/** Of the longer side; below this, the photo is blurred on a wide page. */
const SMALL_PHOTO_PX = 1200;

interface PreparedViewProps {
  readonly photo: PreparedPhoto;
  readonly name: string;
  readonly onTurn: () => void;
  readonly onRemove: () => void;
}

export function PreparedView({ photo, name, onTurn, onRemove }: PreparedViewProps) {
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
      <p className={styles.small} aria-live="polite">
        {Math.max(width, height) < SMALL_PHOTO_PX && t('add.photo.small')}
      </p>
      <div className={styles.ways}>
        <a className={styles.way} href={address} download={name}>
          {t('add.photo.download')}
        </a>
        {(
          [
            ['turn', onTurn],
            ['remove', onRemove],
          ] as const
        ).map(([way, onClick]) => (
          <button
            key={way}
            type="button"
            className={styles.way}
            aria-label={`${t(`add.photo.${way}`)}: ${name}`}
            onClick={onClick}
          >
            {t(`add.photo.${way}`)}
          </button>
        ))}
      </div>
    </figure>
  );
}
