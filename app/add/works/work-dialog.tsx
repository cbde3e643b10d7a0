import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SaveFailure } from '#app/add/changes/save-failure.tsx';
import type { SavedChange } from '#app/add/changes/saved-change.tsx';
import { sendChange } from '#app/add/changes/send-change.ts';
import type { WorkDraft } from '#app/add/drafts/work-draft.ts';
import { storedWork } from '#app/add/export/work-change.ts';
import fieldStyles from '#app/add/form/field.module.css';
import { Field } from '#app/add/form/field.tsx';
import { urlOf } from '#app/i18n/base-path.ts';
import { useLanguage } from '#app/i18n/page-address.ts';
import { Picture } from '#app/pictures/picture.tsx';
import { CloseButton } from '#app/ui/close-button.tsx';
import type { SaveAnswer } from '#catalogue/add/saving.ts';
import { paths } from '#catalogue/paths/paths.ts';
import { AVAILABILITIES, type Availability } from '#catalogue/schema/availability.ts';
import type { GalleryEntry } from '#catalogue/schema/gallery-entry.ts';
import { isListed, type StoredWork } from '#catalogue/works/catalogue.ts';
import styles from './work-dialog.module.css';
import { useFacts, useTitles } from './work-tile.tsx';

interface WorkDialogProps {
  readonly work: StoredWork;
  readonly onClose: () => void;
  readonly onEdit: (change?: Partial<WorkDraft>) => void;
  readonly onSaved: (change: SavedChange) => void;
}

/** Beside the folder, actions apply at once; elsewhere they open the form, whose texts can be copied. */
export function WorkDialog({ work, onClose, onEdit, onSaved }: WorkDialogProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const dialog = useRef<HTMLDialogElement>(null);
  const [answer, setAnswer] = useState<Exclude<SaveAnswer, { status: 'saved' }>>();
  const [isSaving, setSaving] = useState(false);
  const title = useTitles()(work);
  const { entry, photo } = work;
  const facts = useFacts(work, t('add.works.number', entry), t(`category.${entry.category}`));
  // Synchronizes with the browser's stack of modal dialogs.
  useEffect(() => dialog.current?.showModal(), []);

  const save = async (edited: GalleryEntry | null) => {
    if (isSaving) return;
    setSaving(true);
    setAnswer(undefined);
    const value = edited && storedWork({ ...work, entry: edited });
    const saved = await sendChange([{ kind: 'work', base: storedWork(work), value }]);
    setSaving(false);
    if (saved.status !== 'saved') return setAnswer(saved);
    dialog.current?.close();
    onSaved(saved);
  };
  const show = (isListed: boolean) => {
    if (import.meta.env.DEV) save({ ...entry, active: String(isListed) });
    else onEdit({ isListed });
  };
  const mark = (availability: Availability | '') => {
    if (import.meta.env.DEV) {
      const { availability: _, collection, ...rest } = entry;
      save({
        ...rest,
        ...(availability && { availability }),
        // Only a work that is in a collection has the name of one.
        ...(availability === 'collection' && collection !== undefined && { collection }),
      });
    } else onEdit({ availability });
  };

  return (
    <dialog ref={dialog} className={styles.root} aria-labelledby="add-work" onClose={onClose}>
      <div className={styles.head}>
        <h2 id="add-work" className={styles.title} lang={title.language}>
          {title.text}
        </h2>
        <CloseButton label={t('close')} />
      </div>
      <p className={styles.facts}>{facts}</p>
      <Picture photo={photo} alt="" sizes="20rem" className={styles.picture} />
      <div className={styles.ways} aria-busy={isSaving}>
        <button type="button" className={styles.edit} onClick={() => onEdit()}>
          {t('add.works.edit')}
        </button>
        <button type="button" className={styles.way} onClick={() => show(!isListed(entry))}>
          {t(isListed(entry) ? 'add.works.hide' : 'add.works.show')}
        </button>
        <a className={styles.way} href={urlOf(paths(language).artwork(entry))}>
          {t('add.works.page')}
        </a>
      </div>
      <Field label={t('add.field.availability')}>
        {(control) => (
          <select
            {...control}
            className={fieldStyles.control}
            value={entry.availability ?? ''}
            onChange={(event) => mark(event.target.value as Availability | '')}
          >
            <option value="">{t('add.facts.unsaid')}</option>
            {AVAILABILITIES.map((availability) => (
              <option key={availability} value={availability}>
                {t(`availability.${availability}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      {import.meta.env.DEV ? (
        <div className={styles.deletion}>
          <button type="button" className={styles.way} onClick={() => save(null)}>
            {t('add.works.delete')}
          </button>
          <p className={styles.facts}>{t('add.works.deleteHint')}</p>
        </div>
      ) : (
        <p className={styles.facts}>{t('add.works.away')}</p>
      )}
      <div role="alert">
        {answer && <SaveFailure answer={answer} heading={t('add.out.problems')} />}
      </div>
    </dialog>
  );
}
