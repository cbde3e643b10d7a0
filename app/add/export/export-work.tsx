import { useTranslation } from 'react-i18next';
import { SaveFailure } from '#app/add/changes/save-failure.tsx';
import { firstLanguage } from '#catalogue/texts/language.ts';
import styles from './export-work.module.css';
import type { Outgoing } from './pack-work.ts';
import { packageName } from './package-name.ts';
import { useCanShare } from './use-can-share.ts';
import { type ExportState, type SavedWork, useExport } from './use-export.ts';

interface ExportProps {
  readonly outgoing: Outgoing;
  readonly editedAt: number;
  /** Before the export, so that all warnings appear. */
  readonly onLeave: () => void;
  readonly onHandedOver: (name: string) => void;
  readonly onSaved: (saved: SavedWork) => void;
}

export function ExportWork({ outgoing, editedAt, onLeave, onHandedOver, onSaved }: ExportProps) {
  const { t } = useTranslation();
  const { state, save, download, share } = useExport(outgoing);
  const canShare = useCanShare();
  const { entry, words } = outgoing.work;
  const name = packageName({ title: words[firstLanguage()]?.title ?? '', id: entry.id, editedAt });
  return (
    <div className={styles.root}>
      <div className={styles.ways}>
        {import.meta.env.DEV && (
          <button
            type="button"
            className={styles.way}
            disabled={state.status === 'saving'}
            onClick={async () => {
              onLeave();
              const saved = await save();
              if (saved) onSaved(saved);
            }}
          >
            {t('add.out.save')}
          </button>
        )}
        {canShare && (
          <button
            type="button"
            className={styles.way}
            onClick={async () => {
              onLeave();
              if (await share(name)) onHandedOver(name);
            }}
          >
            {t('add.out.share')}
          </button>
        )}
        <button
          type="button"
          className={styles.way}
          onClick={async () => {
            onLeave();
            if (await download(name)) onHandedOver(name);
          }}
        >
          {t('add.out.download')}
        </button>
      </div>
      <p className={styles.hint}>{t('add.out.downloadHint', { name })}</p>
      <p className={styles.hint}>{t('add.out.correctHint')}</p>
      <div role="alert">{state.status !== 'idle' && <Outcome state={state} />}</div>
    </div>
  );
}

function Outcome({ state }: { readonly state: Exclude<ExportState, { status: 'idle' }> }) {
  const { t } = useTranslation();
  switch (state.status) {
    // The page reports it, because this form is empty by then.
    case 'saved':
      return null;
    case 'saving':
    case 'tooLarge':
    case 'notShared':
      return <p>{t(`add.out.${state.status}`)}</p>;
    default:
      return <SaveFailure answer={state} heading={t('add.out.problems')} />;
  }
}
