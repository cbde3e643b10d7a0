import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SaveFailure } from '#app/add/changes/save-failure.tsx';
import type { SavedChange } from '#app/add/changes/saved-change.tsx';
import { sendChange } from '#app/add/changes/send-change.ts';
import type { SaveAnswer } from '#catalogue/add/saving.ts';
import type { Change } from '#catalogue/change/apply-change.ts';
import styles from './export-work.module.css';

interface ExportProps {
  readonly change: () => Change;
  /** By path in the artist's folder. */
  readonly photos: ReadonlyMap<string, Blob>;
  /** Before the export, so that all warnings appear. */
  readonly onLeave: () => void;
  readonly onSaved: (saved: SavedChange) => void;
}

type SavingState = { readonly status: 'idle' } | { readonly status: 'saving' } | SaveAnswer;

/** Only beside the artist's folder; elsewhere the texts are copied, and the photos downloaded. */
export function ExportWork({ change, photos, onLeave, onSaved }: ExportProps) {
  const { t } = useTranslation();
  const [state, setState] = useState<SavingState>({ status: 'idle' });
  if (!import.meta.env.DEV) return <p className={styles.hint}>{t('add.out.away')}</p>;
  return (
    <div className={styles.root}>
      <button
        type="button"
        className={styles.save}
        disabled={state.status === 'saving'}
        onClick={async () => {
          onLeave();
          setState({ status: 'saving' });
          const answer = await sendChange(change(), photos);
          setState(answer);
          if (answer.status === 'saved') onSaved(answer);
        }}
      >
        {t('add.out.save')}
      </button>
      <div role="alert">
        {state.status === 'saving' && <p>{t('add.out.saving')}</p>}
        {state.status !== 'idle' && state.status !== 'saving' && state.status !== 'saved' && (
          <SaveFailure answer={state} heading={t('add.out.problems')} />
        )}
      </div>
    </div>
  );
}
