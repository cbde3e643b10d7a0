import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { firstLanguage } from '#catalogue/texts/language.ts';
import type { AddDraft } from './add-draft.ts';
import styles from './drafts-bar.module.css';
import type { DraftSafety } from './use-stored-drafts.ts';

interface DraftsBarProps {
  readonly others: readonly AddDraft[];
  readonly safety: DraftSafety;
  readonly elsewhere: 'changed' | 'erased' | 'parted' | undefined;
  readonly onSwitch: (key: string) => void;
  readonly onBegin: () => void;
  readonly onErase: () => void;
}

export function DraftsBar({
  others,
  safety,
  elsewhere,
  onSwitch,
  onBegin,
  onErase,
}: DraftsBarProps) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const startAnew = useRef<HTMLButtonElement>(null);
  const isFault = safety === 'blocked' || safety === 'full';
  const nameOf = ({ work }: AddDraft) =>
    t('add.draft.name', {
      id: work.id,
      title: work.title[firstLanguage()]?.trim() || t('untitled'),
    });
  return (
    <section className={styles.root} aria-label={t('add.draft.heading')}>
      <p className={styles.safety} role="status" data-fault={isFault || undefined}>
        <span>{t(`add.draft.${safety}`)}</span>
        {elsewhere && (
          <span className={styles.elsewhere}>{t(`add.draft.elsewhere.${elsewhere}`)}</span>
        )}
      </p>
      <div className={styles.ways}>
        <button
          ref={startAnew}
          type="button"
          className={styles.way}
          disabled={safety === 'untouched'}
          aria-expanded={isAsking}
          onClick={() => setAsking(!isAsking)}
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
      {isAsking && (
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
          <button
            type="button"
            className={styles.way}
            // biome-ignore lint/a11y/noAutofocus: the answer that changes nothing is the nearest.
            autoFocus
            onClick={() => {
              setAsking(false);
              startAnew.current?.focus();
            }}
          >
            {t('add.draft.keep')}
          </button>
        </fieldset>
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
