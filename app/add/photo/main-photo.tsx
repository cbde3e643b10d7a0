import { useTranslation } from 'react-i18next';
import type { DraftPhoto } from '#app/add/drafts/add-draft.ts';
import { Picture } from '#app/pictures/picture.tsx';
import type { Photo } from '#catalogue/photos/photo.ts';
import { CornerEditor } from './corner-editor.tsx';
import { type Corners, turnCorners } from './corners.ts';
import styles from './main-photo.module.css';
import { PhotoPicker } from './photo-picker.tsx';
import { PreparedView } from './prepared-view.tsx';
import { usePhotoDesk } from './use-photo-desk.ts';

interface MainPhotoProps {
  readonly photo: DraftPhoto | undefined;
  readonly onSite: Photo | undefined;
  readonly name: string;
  readonly onChange: (change: (photo: DraftPhoto | undefined) => DraftPhoto | undefined) => void;
}

export function MainPhoto({ photo, onSite, name, onChange }: MainPhotoProps) {
  const { t } = useTranslation();
  const { state, take, crop } = usePhotoDesk();
  const handlePick = async ([file]: readonly File[]) => {
    const taken = file && (await take(file));
    if (taken) onChange(() => taken);
  };
  // It may be removed or replaced before it is ready.
  const replace = (by: DraftPhoto) =>
    onChange((current) => (current?.key === by.key ? by : current));
  const cropTo = async (taken: DraftPhoto, corners: Corners) => {
    // The corners stay in place while the photo is prepared again.
    replace({ ...taken, corners });
    const made = await crop(taken, corners);
    if (made) replace(made);
  };
  return (
    <section className={styles.root} aria-labelledby="add-photo">
      <h2 id="add-photo">{t('add.photo.heading')}</h2>
      <PhotoPicker state={state} isMultiple={false} onPick={handlePick} />
      {!photo && onSite && (
        <figure className={styles.onSite}>
          <Picture photo={onSite} alt="" sizes="12rem" className={styles.picture} />
          <figcaption>{t('add.photo.onSite')}</figcaption>
        </figure>
      )}
      {photo && (
        <div className={styles.desk}>
          <div className={styles.corners}>
            <p className={styles.hint}>{t('add.photo.corners')}</p>
            <CornerEditor
              photo={photo.original}
              corners={photo.corners}
              onChange={(corners) => cropTo(photo, corners)}
            />
          </div>
          <PreparedView
            photo={photo.prepared}
            name={name}
            onTurn={() => cropTo(photo, turnCorners(photo.corners))}
            onRemove={() => onChange(() => undefined)}
          />
        </div>
      )}
    </section>
  );
}
