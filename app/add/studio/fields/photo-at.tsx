import { useTranslation } from 'react-i18next';
import { type PhotoRole, photoPath } from '#app/add/photo/photo-file-name.ts';
import { PhotoPicker } from '#app/add/photo/photo-picker.tsx';
import type { TextPath } from '#app/add/studio/edited-texts.ts';
import { valueIn } from '#app/add/studio/edited-texts.ts';
import { useStudioForm } from '../studio-form-context.ts';
import styles from './fields.module.css';
import { PhotoButton } from './photo-button.tsx';
import { PhotoFaults } from './photo-faults.tsx';
import { PhotoView } from './photo-view.tsx';
import { usePhotoTaker } from './use-photo-taker.ts';

interface PhotoAtProps {
  readonly at: TextPath;
  readonly kind: PhotoRole;
  readonly label: string;
  readonly wanted: string;
}

export function PhotoAt({ at, kind, label, wanted }: PhotoAtProps) {
  const { t } = useTranslation();
  const { texts, write } = useStudioForm();
  const { state, take } = usePhotoTaker(kind);
  const name = String(valueIn(texts, at) ?? '');
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      {name === '' ? (
        <PhotoPicker
          state={state}
          isMultiple={false}
          onPick={async ([file]) => {
            const taken = file && (await take(file, wanted));
            if (taken !== undefined) write(at, taken);
          }}
        />
      ) : (
        <div className={styles.photo}>
          <PhotoView kind={kind} name={name} />
          <div className={styles.ways}>
            <PhotoButton
              kind={kind}
              label={t('add.studio.replaceShort')}
              name={t('add.studio.replace', { what: label })}
              wanted={wanted}
              onTake={(taken) => write(at, taken)}
            />
          </div>
        </div>
      )}
      <PhotoFaults at={at} file={photoPath(kind, name)} />
    </fieldset>
  );
}
