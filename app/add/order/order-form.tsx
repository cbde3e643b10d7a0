import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SaveFailure } from '#app/add/changes/save-failure.tsx';
import { sendChange } from '#app/add/changes/send-change.ts';
import type { FolderEdit, SaveAnswer, SavedChange } from '#catalogue/add/saving.ts';
import styles from './order.module.css';

interface OrderFormProps {
  readonly hint: string;
  readonly edit: () => FolderEdit;
  /** Undefined if the order has not changed. */
  readonly onSaved: (change: SavedChange | undefined) => void;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

export function OrderForm({ hint, edit, onSaved, onCancel, children }: OrderFormProps) {
  const { t } = useTranslation();
  const [answer, setAnswer] = useState<Exclude<SaveAnswer, { status: 'saved' }>>();
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    if (isSaving) return;
    setSaving(true);
    const saved = await sendChange('edits', edit());
    setSaving(false);
    if (saved.status === 'saved') onSaved(saved.change);
    else setAnswer(saved);
  };
  return (
    <div className={styles.root}>
      <p className={styles.hint}>{hint}</p>
      {children}
      <div className={styles.ways} aria-busy={isSaving}>
        <button type="button" className={styles.save} onClick={save}>
          {t('add.works.saveOrder')}
        </button>
        <button type="button" className={styles.way} onClick={onCancel}>
          {t('add.works.cancel')}
        </button>
      </div>
      <div role="alert">
        {answer && <SaveFailure answer={answer} heading={t('add.out.problems')} />}
      </div>
    </div>
  );
}
