import { useEffect, useMemo, useRef, useState } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { PagePath, useLanguage } from '#app/ui/i18n/page-path.ts';
import { translationsIn } from '#app/ui/i18n/translations.ts';
import primitives from '#app/ui/primitives.module.css';
import { GALLERY_FILE } from '#catalogue/change/folder-json.ts';
import { languageOfPath } from '#catalogue/paths/paths.ts';
import { Button } from './controls.tsx';
import { DocumentForm } from './document-form.tsx';
import { openDocument } from './documents/open-document.ts';
import styles from './editor.module.css';
import { type EditorContext, EditorProvider } from './editor-context.ts';
import { NewsList, WorksList } from './lists.tsx';
import { type SavedDocument, SavedNotice, useFolder } from './saving.tsx';
import { RepositoryPanel } from './target/repository/repository-panel.tsx';
import { type RepositorySource, useTarget } from './target/repository/use-target.ts';
import type { Folder } from './target/save-target.ts';
import { useEditingLock } from './unsaved-store.ts';
import { showView, useView, ViewLink, viewQuery } from './view.tsx';

export const EDITOR_ID = 'add';
export const EDITOR_DATA_ID = 'add-data';

export interface EditorSource extends Pick<EditorContext, 'suggestions' | 'categories'> {
  /** Spec §2: the highest id plus one, until the folder is loaded. */
  readonly nextId: number;
  readonly repository?: RepositorySource | undefined;
}

const NOTHING_LOADED: Folder = { files: { [GALLERY_FILE]: [] }, photos: {} };

export function EditorApplication({ path, ...source }: EditorSource & { readonly path: string }) {
  useEffect(() => {
    // Before hydration, typed text would be lost.
    document.getElementById(EDITOR_ID)?.removeAttribute('inert');
    delete document.documentElement.dataset.choosing;
  }, []);
  return (
    <PagePath value={path}>
      <I18nextProvider i18n={translationsIn(languageOfPath(path))}>
        <Editor {...source} />
      </I18nextProvider>
    </PagePath>
  );
}

function Editor({ nextId, suggestions, categories, ...source }: EditorSource) {
  const { t } = useTranslation();
  const language = useLanguage();
  const view = useView();
  const [hasLock, takeLock] = useEditingLock();
  const { target, ...access } = useTarget(source.repository, hasLock);
  const { folder = NOTHING_LOADED, failure, reload } = useFolder(target);
  const [saved, setSaved] = useState<SavedDocument>();
  const [formNumber, setFormNumber] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const editedDocument = useMemo(
    () => openDocument({ ...view, folder, nextId, categories, language, t }),
    [view, folder, nextId, categories, language, t],
  );
  const isNewWork = viewQuery(view) === '';

  const key = `${viewQuery(view)} ${formNumber}`;
  // The pressed link may be gone, so the focus moves to the new heading.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another document is shown.
  useEffect(() => {
    if (editedDocument && history.state?.isShown) heading.current?.focus();
  }, [key]);

  const openKey = useRef(editedDocument?.key);
  openKey.current = editedDocument?.key;
  const showSaved = (savedDocument?: SavedDocument) => {
    setSaved(savedDocument);
    // Stored in the history entry, so the notice survives a reload.
    history.replaceState({ ...history.state, saved: savedDocument }, '');
  };
  useEffect(() => setSaved(history.state?.saved), []);

  const handleSaved = (result: SavedDocument) => {
    showSaved(result);
    // Another document may be open by now.
    const isNew = result.key === openKey.current && result.key.endsWith(' new');
    if (!isNew || result.id === undefined) return;
    // Later edits belong to the saved document.
    if (result.isEdited) showView({ show: view.show, id: result.id }, { replace: true });
    else setFormNumber((number) => number + 1);
  };

  const labels = {
    work: t('add.title'),
    works: t('add.studio.works'),
    news: t('news'),
    about: t('about'),
    contacts: t('contacts'),
    home: t('add.studio.heroes'),
  };
  const headings = { ...labels, works: t('add.works.heading'), post: t('news') };
  const showContent = () => {
    if (folder === NOTHING_LOADED && !isNewWork) {
      return <p role="status">{failure === undefined && t('add.studio.loading')}</p>;
    }
    if (view.show === 'works') return <WorksList />;
    if (!target.canSave && view.show !== 'work') return <p>{t('add.studio.away')}</p>;
    if (view.show === 'news') return <NewsList />;
    return editedDocument && <DocumentForm key={key} editedDocument={editedDocument} />;
  };
  const context: EditorContext = {
    ...{ folder, target, canSave: target.canSave && hasLock, suggestions, categories, reload },
    onSaved: handleSaved,
  };

  return (
    <EditorProvider value={context}>
      <div className={styles.root}>
        <nav aria-label={t('add.studio.label')} className={styles.navigation}>
          {(Object.keys(labels) as (keyof typeof labels)[]).map((show) => (
            <ViewLink
              key={show}
              view={{ show }}
              className={primitives.tab}
              aria-current={viewQuery(view) === viewQuery({ show }) ? 'page' : undefined}
            >
              {labels[show]}
            </ViewLink>
          ))}
        </nav>
        {!hasLock && (
          <div className={styles.notice} role="status">
            <p>{t('add.otherTab')}</p>
            <Button onClick={takeLock}>{t('add.editHere')}</Button>
          </div>
        )}
        {source.repository && !import.meta.env.DEV && (
          <RepositoryPanel source={source.repository} {...access} />
        )}
        <SavedNotice saved={saved} onUndone={showSaved} />
        <h1 ref={heading} tabIndex={-1}>
          {editedDocument?.heading ?? headings[view.show]}
        </h1>
        {isNewWork && <p>{t(target.canSave ? 'add.intro' : 'add.introAway')}</p>}
        <noscript>
          <p>{t('add.needsScript')}</p>
        </noscript>
        {failure !== undefined && !access.connection && (
          <p role="alert">{t('add.loadFailed', { reason: failure })}</p>
        )}
        {showContent()}
      </div>
    </EditorProvider>
  );
}
