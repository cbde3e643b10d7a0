import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AddDraft } from './add-draft.ts';
import styles from './drafts-bar.module.css';
import type { DraftSafety } from './use-drafts.ts';

interface DraftsBarProps {
  readonly others: readonly AddDraft[];
  readonly safety: DraftSafety;
  readonly onSwitch: (key: string) => void;
  readonly onBegin: () => void;
  readonly onErase: () => void;
}

/** What becomes of this draft, and the way to the others. Erasing one is asked about first. */
export function DraftsBar({ others, safety, onSwitch, onBegin, onErase }: DraftsBarProps) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const nameOf = ({ work }: AddDraft) =>
    t('add.draft.name', { id: work.id, title: work.title.ru.trim() || t('untitled') });
  return (
    <section className={styles.root} aria-label={t('add.draft.heading')}>
      <p className={styles.safety} role="status">
        {safety !== 'untouched' && <span>{t(`add.draft.${safety}`)}</span>}
      </p>
      {isAsking ? (
        <fieldset className={styles.ways}>
          <legend>{t('add.draft.question')}</legend>
          <button
            type="button"
            className={styles.way}
            onClick={() => {
              setAsking(false);
              onErase();
            }}
          >
            {t('add.draft.erase')}
          </button>
          {/* biome-ignore lint/a11y/noAutofocus: the question takes the place of the button that was pressed. */}
          <button type="button" className={styles.way} autoFocus onClick={() => setAsking(false)}>
            {t('add.draft.keep')}
          </button>
        </fieldset>
      ) : (
        <div className={styles.ways}>
          <button
            type="button"
            className={styles.way}
            disabled={safety === 'untouched'}
            onClick={() => setAsking(true)}
          >
            {t('add.draft.startAnew')}
          </button>
          <button
            type="button"
            className={styles.way}
            disabled={safety === 'untouched'}
            onClick={onBegin}
          >
            {t('add.draft.another')}
          </button>
        </div>
      )}
      {others.length > 0 && (
        <details>
          <summary
            className={styles.summary}
          >{`${t('add.draft.heading')}: ${others.length}`}</summary>
          <ul className={styles.list}>
            {others.map((draft) => (
              <li key={draft.key}>
                <button type="button" className={styles.draft} onClick={() => onSwitch(draft.key)}>
                  {nameOf(draft)}
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
