import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SaveAnswer } from '#catalogue/add/saving.ts';
import { SaveFailure } from './save-failure.tsx';
import styles from './saved-change.module.css';
import { undoLastChange } from './send-change.ts';

export type SavedChange = Extract<SaveAnswer, { status: 'saved' }>;

type UndoState =
  | { readonly status: 'idle' }
  | { readonly status: 'undoing' }
  | Exclude<SaveAnswer, { status: 'saved' }>;

interface SavedChangeProps {
  readonly change: SavedChange;
  readonly onUndone?: () => void;
  /** The pressed button is gone, so the report is read next. */
  readonly hasFocus?: boolean;
}

export function SavedChangeReport({ change, onUndone, hasFocus = false }: SavedChangeProps) {
  const { t } = useTranslation();
  const [shown, setShown] = useState({ change, files: change.files, isUndone: false });
  if (shown.change !== change) setShown({ change, files: change.files, isUndone: false });
  const { isUndone } = shown;
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
    const answer = await undoLastChange();
    if (answer.status !== 'saved') return setState(answer);
    setState({ status: 'idle' });
    setShown({ change, files: answer.files, isUndone: !isUndone });
    if (!isUndone) onUndone?.();
    heading.current?.focus();
  };
  return (
    <section className={styles.root} aria-labelledby="add-change">
      <h2 id="add-change" ref={heading} className={styles.heading} tabIndex={-1}>
        {t(isUndone ? 'add.change.undone' : 'add.change.heading')}
      </h2>
      <ul className={styles.files} translate="no">
        {shown.files.map(({ file, movedTo }) => (
          <li key={file}>{movedTo === undefined ? file : `${file} → ${movedTo}`}</li>
        ))}
      </ul>
      <button type="button" className={styles.undo} aria-disabled={isUndoing} onClick={undo}>
        {t(isUndone ? 'add.change.redo' : 'add.change.undo')}
      </button>
      <div role="alert">
        {state.status !== 'idle' && state.status !== 'undoing' && (
          <SaveFailure answer={state} heading={t('add.change.notUndone')} />
        )}
      </div>
    </section>
  );
}
