import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { urlOf } from '#app/ui/i18n/base-path.ts';
import type { Change } from '#catalogue/change/apply-change.ts';
import type { Problem } from '#catalogue/check/finding.ts';
import { asSentences } from './check.ts';
import { Button } from './controls.tsx';
import styles from './editor.module.css';
import { useEditor } from './editor-context.ts';
import { waitForPressEnd } from './press.ts';
import type { Folder, SaveTarget } from './target/save-target.ts';

/** `away`: the server does not answer. `returned`: it refused a queued save, and the form shows its values again. */
export type SaveState =
  | { readonly status: 'idle' | 'saving' | 'busy' | 'away' | 'untranslated' | 'returned' }
  | { readonly status: 'failed'; readonly message: string }
  | { readonly status: 'problems'; readonly problems: readonly Problem[] };

export function useFolder(target: SaveTarget) {
  const [folder, setFolder] = useState<Folder>();
  const [failure, setFailure] = useState<string>();
  const latestRequest = useRef(0);
  const reload = useCallback(async () => {
    latestRequest.current += 1;
    const request = latestRequest.current;
    const loaded = await target.load().catch((error: Error) => error.message);
    // A layout change during a press would lose the click.
    await waitForPressEnd();
    const isLoaded = typeof loaded === 'object';
    // Ignores the answer when a newer request has started.
    if (request === latestRequest.current) {
      if (isLoaded) setFolder(loaded);
      setFailure(isLoaded ? undefined : loaded);
    }
    return isLoaded ? loaded : undefined;
  }, [target]);
  useEffect(() => {
    reload();
    // Returns no promise: Vite would wait for it before it handles the next event.
    return target.onChange(() => void reload());
  }, [target, reload]);
  return { folder, failure, reload };
}

export interface SavedDocument {
  readonly key: string;
  readonly id?: number | undefined;
  readonly page?: string;
  readonly isEdited?: boolean | undefined;
}

export function useSaving() {
  const { target, reload } = useEditor();
  const [state, setState] = useState<SaveState>({ status: 'idle' });
  const save = async (change: Change | 'undo'): Promise<boolean> => {
    if (state.status === 'saving') return false;
    setState({ status: 'saving' });
    const answer = await (change === 'undo' ? target.undo() : target.save(change, new Map()));
    await waitForPressEnd();
    const isSaved = answer.status === 'saved';
    if (isSaved) await reload();
    if (answer.status === 'conflict') setState({ status: 'busy' });
    else setState(isSaved ? { status: 'idle' } : answer);
    return isSaved;
  };
  return { state, setState, save };
}

interface SavedNoticeProps {
  readonly saved: SavedDocument | undefined;
  readonly onUndone: () => void;
}

export function SavedNotice({ saved, onUndone }: SavedNoticeProps) {
  const { t } = useTranslation();
  const { state, save } = useSaving();
  return (
    <div className={styles.notice} role="status">
      {saved && (
        <>
          <p>
            {t('add.studio.saved')}{' '}
            {saved.page !== undefined && <a href={urlOf(saved.page)}>{t('add.studio.open')}</a>}
          </p>
          <Button onClick={async () => (await save('undo')) && onUndone()}>
            {t('add.change.undo')}
          </Button>
          <SaveStatus state={state} />
        </>
      )}
    </div>
  );
}

const EXPLAINED = ['busy', 'away', 'untranslated'] as const;

export function SaveStatus({ state }: { readonly state: SaveState }) {
  const { t } = useTranslation();
  const explained = EXPLAINED.find((each) => each === state.status);
  return (
    <>
      <p role="status">{state.status === 'saving' && t('add.out.saving')}</p>
      <div role="alert">
        {state.status === 'failed' && <p>{`${t('add.out.failed')} ${state.message}`}</p>}
        {explained && <p>{t(`add.out.${explained}`)}</p>}
        {state.status === 'problems' && (
          <>
            <p>
              {t('add.studio.problems')} {state.problems.length === 0 && t('add.studio.atFields')}
            </p>
            <ul>
              {state.problems.map((problem) => (
                <li key={asSentences(problem)}>
                  {[problem.file, problem.location].filter(Boolean).join(', ')}:{' '}
                  {asSentences(problem)}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </>
  );
}
