import { useTranslation } from 'react-i18next';
import { type PhotoRole, photoPath } from '#app/add/photo/photo-file-name.ts';
import { useObjectUrl } from '#app/add/photo/use-object-url.ts';
import { Picture } from '#app/pictures/picture.tsx';
import { useStudioForm } from '../studio-form-context.ts';
import styles from './fields.module.css';

interface PhotoViewProps {
  readonly kind: PhotoRole;
  readonly name: string;
}

export function PhotoView({ kind, name }: PhotoViewProps) {
  const { t } = useTranslation();
  const { onSite, newPhotos } = useStudioForm();
  const path = photoPath(kind, name);
  const taken = newPhotos.get(path);
  const address = useObjectUrl(taken?.blob);
  const photo = onSite[path];
  if (taken) {
    const { width, height } = taken;
    return (
      address && (
        <img className={styles.picture} src={address} width={width} height={height} alt={name} />
      )
    );
  }
  if (photo) {
    return <Picture photo={photo} alt={name} sizes="20rem" className={styles.picture} />;
  }
  return (
    <span className={styles.name}>{path in onSite ? name : t('add.studio.missing', { name })}</span>
  );
}
