import type { AddDraft, DraftChange } from '#app/add/drafts/add-draft.ts';
import type { Photo } from '#catalogue/photos/photo.ts';
import { DetailPhotos } from './detail-photos.tsx';
import { MainPhoto } from './main-photo.tsx';
import styles from './work-photos.module.css';

interface WorkPhotosProps {
  readonly draft: AddDraft;
  readonly onSite: Photo | undefined;
  readonly mainName: string;
  readonly detailNames: readonly string[];
  readonly onChange: (change: DraftChange) => void;
}

export function WorkPhotos({ draft, onSite, mainName, detailNames, onChange }: WorkPhotosProps) {
  return (
    <div className={styles.root}>
      <MainPhoto
        photo={draft.main}
        onSite={onSite}
        name={mainName}
        onChange={(change) => onChange(({ main }) => ({ main: change(main) }))}
      />
      <DetailPhotos
        photos={draft.details}
        names={detailNames}
        onChange={(change) => onChange(({ details }) => ({ details: change(details) }))}
      />
    </div>
  );
}
