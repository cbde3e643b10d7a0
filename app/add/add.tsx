import { type SyntheticEvent, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { WorkDraft } from '#app/add/drafts/work-draft.ts';
import { generateWork, parseId } from '#app/add/export/generated-work.ts';
import { type PhraseLists, phrasesOf } from '#app/add/form/phrase-lists.ts';
import { photoFileName } from '#app/add/photo/photo-file-name.ts';
import { urlOf } from '#app/i18n/base-path.ts';
import { useLanguage } from '#app/i18n/page-address.ts';
import type { Category } from '#catalogue/schema/categories.ts';
import { firstLanguage } from '#catalogue/texts/language.ts';
import type { StoredWork } from '#catalogue/works/catalogue.ts';
import styles from './add.module.css';
import { type SavedChange, SavedChangeReport } from './changes/saved-change.tsx';
import { DraftsBar } from './drafts/drafts-bar.tsx';
import { useDrafts } from './drafts/use-drafts.ts';
import { ExportWork } from './export/export-work.tsx';
import { GeneratedTexts } from './export/generated-texts.tsx';
import { workChange } from './export/work-change.ts';
import { AddFormContext } from './form/add-form.ts';
import { useWarnings } from './form/use-warnings.ts';
import { WorkForm } from './form/work-form.tsx';
import { newPhotos } from './photo/new-photos.ts';
import { useDropsKeptIn } from './photo/use-drops-kept-in.ts';
import { WorkPhotos } from './photo/work-photos.tsx';
import { Preview } from './preview.tsx';
import { useAddWorks } from './use-add-works.ts';
import { useIdle } from './use-idle.ts';
import { useWorkAddress } from './works/use-work-address.ts';
import { WorkChooser } from './works/work-chooser.tsx';

interface AddProps {
  readonly nextId: number;
  readonly phrases: PhraseLists;
  readonly translations: Readonly<Record<string, string>>;
  readonly categories: readonly Category[];
}

/** Spec §2, generator form. */
export function Add({ nextId: builtNextId, categories, ...built }: AddProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const isIdle = useIdle();
  useDropsKeptIn();
  const known = useAddWorks();
  const works = known.status === 'known' ? known.works : [];
  // Reads every work, and no keystroke changes them.
  const phrases = useMemo(
    () => (known.status === 'known' ? phrasesOf(known) : built.phrases),
    [known, built.phrases],
  );
  const nextId = Math.max(builtNextId, ...works.map(({ entry }) => entry.id + 1));
  const drafts = useDrafts(nextId, known);
  const { open, edit } = drafts;
  const draft = { ...open, work: withCategoryOf(open.work, categories) };
  const warnings = useWarnings({ draft, nextId, known });
  // Empty once the saving is undone.
  const [savedPath, setSavedPath] = useState<string>();
  const [change, setChange] = useState<SavedChange>();
  const [generatedKey, setGeneratedKey] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  const outHeading = useRef<HTMLHeadingElement>(null);
  // The pressed button disappears or is disabled, and the form begins above.
  const showAnother = (change: () => void) => {
    change();
    heading.current?.focus();
  };

  const openWork = (opened: StoredWork, change?: Partial<WorkDraft>) =>
    showAnother(() => drafts.openWork(opened, change));
  const missing = useWorkAddress({
    known,
    isLoaded: drafts.isLoaded,
    openId: draft.work.kept?.entry.id,
    onOpen: openWork,
  });

  const { taken, files } = newPhotos(draft, nextId, works);
  const work = generateWork(draft.work, nextId, taken);
  const onSite = works.find(({ entry }) => entry.src === draft.work.src.trim())?.photo;
  const isEdit = draft.work.kept?.entry.id === work.entry.id;
  const photoName =
    taken.main?.name ??
    photoFileName({
      title: draft.work.title[firstLanguage()] ?? '',
      id: parseId(draft.work.id) ?? nextId,
    });

  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    // Enter in a field also generates, but must not move the focus.
    const isTyping = document.activeElement instanceof HTMLInputElement;
    flushSync(() => {
      warnings.touchAll();
      setGeneratedKey(draft.key);
    });
    if (isTyping) return;
    outHeading.current?.focus({ preventScroll: true });
    outHeading.current?.scrollIntoView();
  };

  return (
    <AddFormContext value={warnings}>
      <div className={styles.root}>
        <h1 ref={heading} tabIndex={-1}>
          {isEdit ? t('add.editing', { id: work.entry.id }) : t('add.title')}
        </h1>
        <p className={styles.intro}>{t('add.intro')}</p>
        <p className={styles.needsScript}>{t('add.needsScript')}</p>
        <DraftsBar
          others={drafts.others}
          safety={drafts.safety}
          elsewhere={drafts.elsewhere}
          onSwitch={(key) => showAnother(() => drafts.switchTo(key))}
          onBegin={() => showAnother(() => drafts.begin(nextId))}
          onErase={() => showAnother(() => drafts.erase(nextId))}
        />
        <WorkChooser known={known} categories={categories} onEdit={openWork} />
        {missing !== undefined && <p role="status">{t('add.works.unknown', { id: missing })}</p>}
        <div className={styles.saved} role="status">
          {savedPath !== undefined && draft.editedAt === 0 && (
            <a ref={focusOn} className={styles.open} href={urlOf(savedPath)}>
              {t('add.out.saved')}
            </a>
          )}
        </div>
        {change && <SavedChangeReport change={change} onUndone={() => setSavedPath(undefined)} />}
        {known.status === 'missing' && <p role="status">{t('add.worksMissing')}</p>}
        <form className={styles.form} onSubmit={handleSubmit}>
          <div className={styles.desk}>
            <div className={styles.entry}>
              <WorkPhotos
                draft={draft}
                onSite={onSite}
                mainName={photoName}
                detailNames={taken.details}
                onChange={edit}
              />
              <WorkForm
                work={draft.work}
                categories={categories}
                onChange={(fields) => edit(({ work }) => ({ work: { ...work, ...fields } }))}
                known={known}
                phrases={phrases}
                translations={
                  known.status === 'known'
                    ? (known.vocabularies[language] ?? {})
                    : built.translations
                }
                photoName={photoName}
                onOpenWork={openWork}
              />
            </div>
            <div className={styles.preview}>
              {isIdle && (
                <Preview
                  work={work}
                  taken={draft.main?.prepared}
                  onSite={onSite}
                  known={known}
                  taught={draft.work.vocabulary}
                />
              )}
            </div>
          </div>
          <ExportWork
            change={() =>
              workChange({
                key: draft.key,
                work,
                opened: isEdit ? draft.work.kept : undefined,
                vocabularies: known.status === 'known' ? known.vocabularies : {},
              })
            }
            photos={files}
            onLeave={warnings.touchAll}
            onSaved={(saved) => {
              setSavedPath(saved.path);
              setChange(saved);
              // The list of works is still reloading, and lacks the new one.
              drafts.erase(Math.max(nextId, (saved.id ?? 0) + 1));
            }}
          />
          <button type="submit" className={styles.generate}>
            {t('add.generate')}
          </button>
        </form>
        {generatedKey === draft.key && (
          <section className={styles.out} aria-labelledby="add-out">
            <h2 id="add-out" ref={outHeading} tabIndex={-1}>
              {t('add.out.heading')}
            </h2>
            <GeneratedTexts work={work} />
          </section>
        )}
      </div>
    </AddFormContext>
  );
}

/** A stored draft may name a category that the site no longer has. */
function withCategoryOf(work: WorkDraft, categories: readonly Category[]): WorkDraft {
  const [first = work.category] = categories;
  return categories.includes(work.category) ? work : { ...work, category: first };
}

/** Only once: the pressed button is gone, and the link is far above it. */
function focusOn(link: HTMLAnchorElement | null): void {
  link?.focus();
}
