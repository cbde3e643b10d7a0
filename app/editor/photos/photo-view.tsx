import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/editor/button.tsx';
import styles from '#app/editor/editor.module.css';
import { useDocument } from '#app/editor/editor-context.ts';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { CornerEditor } from './corner-editor.tsx';
import { fileNameOf } from './new-photo.ts';
import { type Corners, turnCorners } from './straighten.ts';

const BYTES_PER_KILOBYTE = 1000;

/** Of the longer side; below this, the photo is blurred on a wide page. */
const SMALL_PHOTO_PX = 1200;

interface PhotoViewProps {
  /** In the folder. */
  readonly path: string;
  readonly label: string;
  readonly onCrop: (original: Blob, corners: Corners) => void;
}

export function PhotoView({ path, label, onCrop }: PhotoViewProps) {
  const { t } = useTranslation();
  const { photos, folder, canSave } = useDocument();
  const name = fileNameOf(path);
  const saved = folder.photos[path];
  const added = photos[path];
  const url = useObjectUrl(added?.blob);
  const originalUrl = useObjectUrl(added?.original);
  if (!added) {
    if (saved) return <Picture photo={saved} alt="" sizes="12rem" className={styles.picture} />;
    return name && <p className={styles.hint}>{t('add.studio.missing', { name })}</p>;
  }
  const { original, corners, width, height, blob } = added;
  const kilobytes = Math.ceil(blob.size / BYTES_PER_KILOBYTE);
  return (
    <figure className={styles.stack}>
      {url && (
        <img
          {...{ width, height }}
          src={url}
          alt={t('add.photo.result')}
          className={styles.picture}
        />
      )}
      <figcaption className={styles.hint}>
        {t('add.photo.facts', { width, height, kilobytes })}{' '}
        {Math.max(width, height) < SMALL_PHOTO_PX && t('add.photo.small')}
      </figcaption>
      <Button
        aria-label={`${t('add.photo.turn')}: ${label}`}
        onClick={() => onCrop(original, turnCorners(corners))}
      >
        {t('add.photo.turn')}
      </Button>
      {!canSave && url && (
        <a className={styles.button} href={url} download={name}>
          {t('add.photo.download')}
        </a>
      )}
      <details className={styles.stack}>
        <summary>{t('add.photo.crop')}</summary>
        <p className={styles.hint}>{t('add.photo.corners')}</p>
        <CornerEditor
          url={originalUrl}
          corners={corners}
          onChange={(moved) => onCrop(original, moved)}
        />
      </details>
    </figure>
  );
}

/** Object URLs hold their files in memory until they are revoked. */
function useObjectUrl(file: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
