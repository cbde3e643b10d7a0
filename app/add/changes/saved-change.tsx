import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChangedPlace, FileReport, SaveAnswer, SavedChange } from '#catalogue/add/saving.ts';
import { SaveFailure } from './save-failure.tsx';
import styles from './saved-change.module.css';
import { sendChange } from './send-change.ts';

type UndoState = { readonly status: 'idle' | 'undoing' } | Exclude<SaveAnswer, { status: 'saved' }>;

interface SavedChangeProps {
  /** Its `id` must be the `key` of this component. */
  readonly change: SavedChange;
  readonly onUndone?: () => void;
  /** The pressed button is gone, so the report is read next. */
  readonly hasFocus?: boolean;
}

export function SavedChangeReport({ change, onUndone, hasFocus = false }: SavedChangeProps) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(change);
  const [isUndone, setUndone] = useState(false);
  const [state, setState] = useState<UndoState>({ status: 'idle' });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hasFocus) heading.current?.focus();
  }, [hasFocus]);
  const isUndoing = state.status === 'undoing';
  const undo = async () => {
    // A disabled button would lose the focus.
    if (isUndoing) return;
    setState({ status: 'undoing' });
    const answer = await sendChange('undo', { change: shown.id });
    if (answer.status !== 'saved') return setState(answer);
    setState({ status: 'idle' });
    setUndone(!isUndone);
    if (answer.change) setShown(answer.change);
    if (!isUndone) onUndone?.();
    heading.current?.focus();
  };
  return (
    <section className={styles.root} aria-labelledby={`change-${change.id}`}>
      <h2 id={`change-${change.id}`} ref={heading} className={styles.heading} tabIndex={-1}>
        {t(isUndone ? 'add.change.undone' : 'add.change.heading')}
      </h2>
      <ul className={styles.files} lang={shown.language}>
        {shown.files.map((report) => (
          <ReportOfFile key={report.file} {...report} />
        ))}
      </ul>
      <button type="button" className={styles.undo} aria-disabled={isUndoing} onClick={undo}>
        {t(isUndone ? 'add.change.redo' : 'add.change.undo')}
      </button>
      <div role="alert">
        {'problems' in state || state.status === 'busy' || state.status === 'failed' ? (
          <SaveFailure answer={state} heading={t('add.change.notUndone')} />
        ) : null}
      </div>
    </section>
  );
}

function ReportOfFile({ file, note, places }: FileReport) {
  return (
    <li>
      <span className={styles.file} translate="no">
        {file}
      </span>
      {note !== undefined && <span className={styles.note}>{note}</span>}
      {places.length > 0 && (
        <ul className={styles.places}>
          {places.map((place) => (
            <li key={JSON.stringify(place)}>
              <Place {...place} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function Place(changed: ChangedPlace) {
  if ('note' in changed) return `${changed.place}: ${changed.note}`;
  const { place, before, after } = changed;
  return (
    <>
      {`${place}: `}
      <del className={styles.before}>{before}</del>
      {' → '}
      <ins className={styles.after}>{after}</ins>
    </>
  );
}
