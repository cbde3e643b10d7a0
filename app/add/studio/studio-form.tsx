import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SaveFailure } from '#app/add/changes/save-failure.tsx';
import type { SavedChange } from '#app/add/changes/saved-change.tsx';
import { freePhotoName, photoPath } from '#app/add/photo/photo-file-name.ts';
import type { TextPath } from '#app/add/studio/edited-texts.ts';
import {
  type StudioPart,
  textChanges,
  translationIn,
  valueIn,
  withValue,
} from '#app/add/studio/edited-texts.ts';
import type { EditedFolder, SaveAnswer } from '#catalogue/add/saving.ts';
import type { Problem } from '#catalogue/check/finding.ts';
import { AskFirst } from './ask-first.tsx';
import { sendTexts } from './send-texts.ts';
import styles from './studio-form.module.css';
import { StudioFormContext } from './studio-form-context.ts';
import { photosIn, useEditedTexts } from './use-edited-texts.ts';

interface StudioFormProps {
  /** Its `key` must be the `key` of this component. */
  readonly part: StudioPart;
  readonly folder: EditedFolder;
  readonly refresh: () => Promise<void>;
  readonly onSaved: (saved: SavedChange) => void;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

type FormState =
  | { readonly status: 'idle' }
  | { readonly status: 'saving' }
  | Exclude<SaveAnswer, { status: 'saved' }>;

export function StudioForm({ part, folder, refresh, onSaved, ...inner }: StudioFormProps) {
  const { t } = useTranslation();
  const { texts, photos, state: unsaved, ...edited } = useEditedTexts(part, folder);
  const [state, setState] = useState<FormState>({ status: 'idle' });
  const root = useRef<HTMLFormElement>(null);
  // Several photos may arrive before the next render.
  const taken = useRef(new Set<string>());
  const problems = state.status === 'problems' ? state.problems : [];

  useEffect(() => {
    if (state.status === 'problems') {
      root.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    }
  }, [state]);

  const save = async () => {
    // A disabled button would lose the focus.
    if (state.status === 'saving') return;
    setState({ status: 'saving' });
    const changes = textChanges({ part, files: folder.files, texts });
    const used = photosIn(texts, photos).filter((path) => !(path in folder.photos));
    const answer: SaveAnswer =
      changes.length > 0
        ? await sendTexts(changes, new Map([...photos].filter(([path]) => used.includes(path))))
        : { status: 'saved', files: [] };
    if (answer.status !== 'saved') return setState(answer);
    setState({ status: 'idle' });
    await refresh();
    edited.forget();
    onSaved(answer);
  };

  return (
    <StudioFormContext
      value={{
        texts,
        write: (path, value) => edited.edit((all) => withValue(all, path, value)),
        edit: edited.edit,
        faultsAt: (path) => {
          const found = faults(problems, (problem) => isAt(problem, part, path));
          // The check's advice is about the file, and does not help here.
          const isEmpty = found.length > 0 && (valueIn(texts, path) ?? '') === '';
          return isEmpty ? [{ words: t('add.studio.empty'), isNormal: false }] : found;
        },
        faultsOfPhoto: (file) => faults(problems, (problem) => problem.file === file),
        translationOf: (language, phrase) =>
          translationIn({ part, files: folder.files, texts }, language, phrase),
        onSite: folder.photos,
        newPhotos: photos,
        takePhoto: (role, wanted, photo) => {
          const paths = [...Object.keys(folder.photos), ...photos.keys(), ...taken.current];
          const names = paths.map((path) => path.slice(path.lastIndexOf('/') + 1).toLowerCase());
          const name = freePhotoName(wanted, new Set(names));
          taken.current.add(name);
          edited.addPhoto(photoPath(role, name), photo);
          return name;
        },
      }}
    >
      <form
        ref={root}
        tabIndex={-1}
        className={styles.root}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        {unsaved.isUnsaved && (
          <div className={styles.notice}>
            <p role="status">
              {t(unsaved.isKept ? 'add.studio.unsaved' : 'add.studio.notKept')}{' '}
              {unsaved.isStale && t('add.studio.stale')}
            </p>
            <AskFirst
              label={t('add.studio.discard')}
              question={t('add.studio.discardQuestion')}
              yes={t('add.draft.erase')}
              onYes={() => {
                edited.forget();
                // The pressed button is gone.
                root.current?.focus();
              }}
            />
          </div>
        )}
        {inner.children}
        <div className={styles.ways}>
          <button type="submit" className={styles.save} aria-disabled={state.status === 'saving'}>
            {t('add.out.save')}
          </button>
          {inner.actions}
        </div>
        <div role="status">
          {state.status === 'saving' && <p className={styles.line}>{t('add.out.saving')}</p>}
        </div>
        <div role="alert">
          {state.status !== 'idle' && state.status !== 'saving' && (
            <SaveFailure answer={state} heading={t('add.studio.problems')} />
          )}
        </div>
      </form>
    </StudioFormContext>
  );
}

function isAt({ file, path }: Problem, { places }: StudioPart, field: TextPath): boolean {
  const place = places[String(field[0])];
  if (!place || !path || file !== place.file) return false;
  return [...place.path, ...field.slice(1)].every((key, index) => path[index] === key);
}

function faults(problems: readonly Problem[], isMeant: (problem: Problem) => boolean) {
  return problems
    .filter(isMeant)
    .map(({ message, remedy }) => ({ words: `${message}; ${remedy}`, isNormal: false }));
}
