import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#app/i18n/page-address.ts';
import { GALLERY_FILE, worksIn } from '#catalogue/change/folder-json.ts';
import type { Category } from '#catalogue/schema/categories.ts';
import { DocumentForm } from './document-form.tsx';
import { openDocument } from './documents/open-document.ts';
import styles from './editor.module.css';
import type { PhraseLists } from './fields/phrases.ts';
import { NewsList } from './lists/news-list.tsx';
import { ViewLink } from './lists/view-link.tsx';
import { WorksList } from './lists/works-list.tsx';
import { type SavedDocument, SavedNotice } from './saving.tsx';
import { folderTarget } from './target/folder-target.ts';
import { publishedTarget } from './target/published-target.ts';
import type { Folder, SaveTarget } from './target/save-target.ts';
import { useEditingLock } from './use-editing-lock.ts';
import { useFolder } from './use-folder.ts';
import { showView, useView, type View, viewQuery } from './use-view.ts';

export interface EditorSource {
  /** Spec §2: the highest id plus one. */
  readonly nextId: number;
  readonly suggestions: PhraseLists;
  /** The artist's own, in their order; spec §2 has eight. */
  readonly categories: readonly Category[];
}

const TARGET: SaveTarget = import.meta.env.DEV ? folderTarget : publishedTarget;

/** Until the folder is loaded, only a new work can be written. */
const NOTHING_LOADED: Folder = { files: { [GALLERY_FILE]: [] }, photos: {} };

export function Editor({ nextId: builtNextId, suggestions, categories }: EditorSource) {
  const { t } = useTranslation();
  const language = useLanguage();
  const view = useView();
  const { folder, failure, reload } = useFolder(TARGET);
  const [hasLock, takeLock] = useEditingLock();
  const [saved, setSaved] = useState<SavedDocument>();
  const [formNumber, setFormNumber] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const current = folder ?? NOTHING_LOADED;
  const opening = useMemo(() => {
    const ids = worksIn(current.files).map(({ id }) => id);
    const nextId = Math.max(0, ...ids, builtNextId - 1) + 1;
    return { nextId, categories, language, t };
  }, [current, builtNextId, categories, language, t]);
  const document = useMemo(
    () => openDocument({ ...opening, view, folder: current }),
    [opening, view, current],
  );
  const isWaiting = folder === undefined && !(view.show === 'work' && view.id === undefined);
  useKeepDropsIn();

  const key = `${viewQuery(view)} ${formNumber}`;
  // A pressed link is gone, and the new content begins above.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another document is shown.
  useEffect(() => {
    if (document && history.state?.isShown) heading.current?.focus();
  }, [key]);

  const openKey = useRef(document?.key);
  openKey.current = document?.key;
  const handleSaved = (result: SavedDocument) => {
    setSaved(result);
    // Another document may be open by now.
    if (result.key !== openKey.current || result.id === undefined) return;
    const show = result.key === 'work new' ? 'work' : 'post';
    if (!result.key.endsWith(' new')) return;
    // What was typed meanwhile belongs to the saved document.
    if (result.isEdited) showView({ show, id: result.id }, { replace: true });
    else setFormNumber((number) => number + 1);
  };

  const saving = { target: TARGET, reload, onSaved: handleSaved };

  return (
    <div className={styles.root}>
      <Navigation view={view} />
      {!hasLock && (
        <div className={styles.notice} role="status">
          <p>{t('add.otherTab')}</p>
          <button type="button" className={styles.button} onClick={takeLock}>
            {t('add.editHere')}
          </button>
        </div>
      )}
      <SavedNotice {...saving} saved={saved} onUndone={() => setSaved(undefined)} />
      <h1 ref={heading} tabIndex={-1}>
        {document?.heading ?? t(view.show === 'works' ? 'add.works.heading' : 'news')}
      </h1>
      {view.show === 'work' && view.id === undefined && <p>{t('add.intro')}</p>}
      <p className={styles.needsScript}>{t('add.needsScript')}</p>
      {failure !== undefined && <p role="alert">{t('add.loadFailed', { reason: failure })}</p>}
      {isWaiting && <p role="status">{t('add.studio.loading')}</p>}
      {!isWaiting && view.show === 'works' && (
        <WorksList
          {...saving}
          folder={current}
          categories={categories}
          canSave={TARGET.canSave && hasLock}
        />
      )}
      {!isWaiting && view.show === 'news' && TARGET.canSave && (
        <NewsList {...saving} folder={current} />
      )}
      {!isWaiting && document && (
        <DocumentForm
          key={key}
          {...saving}
          document={document}
          folder={current}
          suggestions={suggestions}
          hasLock={hasLock}
          reopen={(next, id) => {
            const isEntry = view.show === 'work' || view.show === 'post';
            const reopened = isEntry && id !== undefined ? { ...view, id } : view;
            return openDocument({ ...opening, view: reopened, folder: next });
          }}
          onRemoved={() => showView({ show: view.show === 'work' ? 'works' : 'news' })}
        />
      )}
      {!isWaiting && !document && view.show !== 'works' && !TARGET.canSave && (
        <p>{t('add.studio.away')}</p>
      )}
    </div>
  );
}

function Navigation({ view }: { readonly view: View }) {
  const { t } = useTranslation();
  const views = [
    [{ show: 'work' }, t('add.title')],
    [{ show: 'works' }, t('add.studio.works')],
    [{ show: 'news' }, t('news')],
    [{ show: 'about' }, t('about')],
    [{ show: 'contacts' }, t('contacts')],
    [{ show: 'home' }, t('add.studio.heroes')],
  ] as const;
  return (
    <nav aria-label={t('add.studio.label')} className={styles.navigation}>
      {views.map(([each, label]) => (
        <ViewLink
          key={each.show}
          view={each}
          aria-current={viewQuery(view) === viewQuery(each) ? 'page' : undefined}
        >
          {label}
        </ViewLink>
      ))}
    </nav>
  );
}

/** The browser would open a photo that misses its field. Synchronizes with drag events. */
function useKeepDropsIn(): void {
  useEffect(() => {
    const listeners = new AbortController();
    const keepIn = (event: DragEvent) => {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'none';
    };
    for (const name of ['dragover', 'drop'] as const) {
      addEventListener(name, keepIn, { signal: listeners.signal });
    }
    return () => listeners.abort();
  }, []);
}
