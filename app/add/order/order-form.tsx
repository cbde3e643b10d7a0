import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SaveFailure } from '#app/add/changes/save-failure.tsx';
import type { SavedChange } from '#app/add/changes/saved-change.tsx';
import { sendChange } from '#app/add/changes/send-change.ts';
import type { SaveAnswer } from '#catalogue/add/saving.ts';
import type { Change } from '#catalogue/change/apply-change.ts';
import styles from './order.module.css';

interface OrderFormProps {
  readonly hint: string;
  readonly change: () => Change;
  readonly onSaved: (saved: SavedChange) => void;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

export function OrderForm({ hint, change, onSaved, onCancel, children }: OrderFormProps) {
  const { t } = useTranslation();
  const [answer, setAnswer] = useState<Exclude<SaveAnswer, { status: 'saved' }>>();
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    if (isSaving) return;
    setSaving(true);
    const saved = await sendChange(change());
    setSaving(false);
    if (saved.status === 'saved') onSaved(saved);
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
