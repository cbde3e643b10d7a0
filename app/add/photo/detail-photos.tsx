import { useTranslation } from 'react-i18next';
import type { DraftPhoto } from '#app/add/drafts/add-draft.ts';
import { CornerEditor } from './corner-editor.tsx';
import { type Corners, turnCorners } from './corners.ts';
import styles from './detail-photos.module.css';
import { PhotoPicker } from './photo-picker.tsx';
import { PreparedView } from './prepared-view.tsx';
import { usePhotoDesk } from './use-photo-desk.ts';

interface DetailPhotosProps {
  readonly photos: readonly DraftPhoto[];
  readonly names: readonly string[];
  readonly onChange: (change: (photos: readonly DraftPhoto[]) => readonly DraftPhoto[]) => void;
}

export function DetailPhotos({ photos, names, onChange }: DetailPhotosProps) {
  const { t } = useTranslation();
  const { state, take, crop } = usePhotoDesk();
  const handlePick = async (files: readonly File[]) => {
    for (const file of files) {
      const photo = await take(file);
      if (photo) onChange((all) => [...all, photo]);
    }
  };
  const remove = ({ key }: DraftPhoto) => onChange((all) => all.filter((each) => each.key !== key));
  const replace = (by: DraftPhoto) =>
    onChange((all) => all.map((each) => (each.key === by.key ? by : each)));
  const cropTo = async (taken: DraftPhoto, corners: Corners) => {
    // The corners stay in place while the photo is prepared again.
    replace({ ...taken, corners });
    const made = await crop(taken, corners);
    if (made) replace(made);
  };
  return (
    <section className={styles.root} aria-labelledby="add-details">
      <h2 id="add-details">{t('add.photo.details')}</h2>
      <PhotoPicker state={state} isMultiple onPick={handlePick} />
      {photos.length > 0 && (
        <ul className={styles.photos}>
          {photos.map((photo, index) => (
            <li key={photo.key} className={styles.photo}>
              <PreparedView
                photo={photo.prepared}
                name={names[index] ?? ''}
                onTurn={() => cropTo(photo, turnCorners(photo.corners))}
                onRemove={() => remove(photo)}
              />
              <details>
                <summary className={styles.crop}>{t('add.photo.crop')}</summary>
                <CornerEditor
                  photo={photo.original}
                  corners={photo.corners}
                  onChange={(corners) => cropTo(photo, corners)}
                />
              </details>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
