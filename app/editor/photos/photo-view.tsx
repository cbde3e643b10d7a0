import { useTranslation } from 'react-i18next';
import { useDocument } from '#app/editor/editor-context.ts';
import fieldStyles from '#app/editor/fields/fields.module.css';
import { Picture } from '#app/pictures/picture.tsx';
import { CornerEditor } from './corner-editor.tsx';
import { fileNameOf, type NewPhoto } from './new-photo.ts';
import styles from './photos.module.css';
import { type Corners, turnCorners } from './straighten.ts';
import { useObjectUrl } from './use-object-url.ts';

const BYTES_PER_KILOBYTE = 1000;

/** Of the longer side; below this, the photo is blurred on a wide page. */
const SMALL_PHOTO_PX = 1200;

interface PhotoViewProps {
  /** In the folder. */
  readonly path: string;
  readonly label: string;
  readonly onCrop: (original: Blob, corners: Corners) => void;
}

export function PhotoView({ path, ...props }: PhotoViewProps) {
  const { t } = useTranslation();
  const { photos, folder } = useDocument();
  const added = photos[path];
  const name = fileNameOf(path);
  if (added) return <NewPhotoView photo={added} name={name} {...props} />;
  const photo = folder.photos[path];
  if (photo) return <Picture photo={photo} alt="" sizes="12rem" className={styles.picture} />;
  return name && <p className={fieldStyles.hint}>{t('add.studio.missing', { name })}</p>;
}

interface NewPhotoViewProps extends Pick<PhotoViewProps, 'label' | 'onCrop'> {
  readonly photo: NewPhoto;
  /** Of the file. */
  readonly name: string;
}

function NewPhotoView({ photo, name, label, onCrop }: NewPhotoViewProps) {
  const { t } = useTranslation();
  const { canSave } = useDocument();
  const { original, corners, width, height, blob } = photo;
  const kilobytes = Math.ceil(blob.size / BYTES_PER_KILOBYTE);
  const url = useObjectUrl(blob);
  return (
    <figure className={styles.view}>
      {url && (
        <img
          {...{ width, height }}
          src={url}
          alt={t('add.photo.result')}
          className={styles.picture}
        />
      )}
      <figcaption className={fieldStyles.hint}>
        {t('add.photo.facts', { width, height, kilobytes })}{' '}
        {Math.max(width, height) < SMALL_PHOTO_PX && t('add.photo.small')}
      </figcaption>
      <button
        type="button"
        className={fieldStyles.button}
        aria-label={`${t('add.photo.turn')}: ${label}`}
        onClick={() => onCrop(original, turnCorners(corners))}
      >
        {t('add.photo.turn')}
      </button>
      {!canSave && url && (
        <a className={fieldStyles.button} href={url} download={name}>
          {t('add.photo.download')}
        </a>
      )}
      <details className={fieldStyles.stack}>
        <summary>{t('add.photo.crop')}</summary>
        <p className={fieldStyles.hint}>{t('add.photo.corners')}</p>
        <CornerEditor
          photo={original}
          corners={corners}
          onChange={(moved) => onCrop(original, moved)}
        />
      </details>
    </figure>
  );
}
