import { useMemo, useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#app/i18n/page-address.ts';
import { applyChange, type Change } from '#catalogue/change/apply-change.ts';
import type { Problem } from '#catalogue/check/finding.ts';
import { Button } from './button.tsx';
import { ConfirmButton } from './confirm-button.tsx';
import { ConflictChoice } from './conflict-choice.tsx';
import type { EditedDocument, GeneratedText } from './documents/document.ts';
import { conflictPath } from './documents/rebase.ts';
import { changeOf } from './documents/vocabulary.ts';
import styles from './editor.module.css';
import { type DocumentContext, DocumentProvider, type FieldMessage } from './editor-context.ts';
import { Fields } from './fields/fields.tsx';
import type { PhraseLists } from './fields/phrases.ts';
import { onlyDocument, problemsIn, sortProblems } from './findings.ts';
import { GeneratedTexts } from './generated-texts.tsx';
import { withPhotos } from './photos/new-photo.ts';
import { pressEnded } from './press.ts';
import { type SaveState, SaveStatus, type Saving, useSaving } from './saving.tsx';
import type { Folder } from './target/save-target.ts';
import { useEditedDocument } from './use-edited-document.ts';

interface DocumentFormProps extends Saving {
  readonly document: EditedDocument;
  readonly folder: Folder;
  readonly suggestions: PhraseLists;
  /** This tab stores and saves. */
  readonly hasLock: boolean;
  /** The document in another folder; a new one has got its id. */
  readonly reopen: (folder: Folder, id?: number) => EditedDocument | undefined;
  readonly onRemoved: () => void;
}

/** A change that somebody else's change has overtaken is merged and sent again. */
const MOST_ATTEMPTS = 3;

export function DocumentForm({ document, folder, hasLock, target, ...props }: DocumentFormProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const edited = useEditedDocument({ document, folder, isStored: hasLock, reopen: props.reopen });
  const { form, base, photos, conflicts } = edited;
  const { removal } = document;
  const [state, setState] = useState<SaveState>({ status: 'idle' });
  const removing = useSaving({ target, reload: props.reload });
  const [errors, setErrors] = useState<readonly FieldMessage[]>([]);
  const [warnings, setWarnings] = useState<readonly FieldMessage[]>([]);
  const [left, setLeft] = useState<ReadonlySet<string> | 'all'>(new Set());
  const [generated, setGenerated] = useState<readonly GeneratedText[]>();
  const preparations = useRef(new Set<Promise<unknown>>());
  const isRemoved = base !== null && document.saved === null;
  const canSave = target.canSave && hasLock && conflicts.length === 0 && !isRemoved;

  const prepareChange = (current: Folder) => {
    const values = structuredClone(form.getValues());
    const change = changeOf(document, base, values);
    const result = applyChange(current.files, change);
    const files = result.status === 'applied' ? { ...current.files, ...result.files } : undefined;
    const id = result.status === 'applied' ? result.id : undefined;
    return { values, change, files, id };
  };

  const showWarnings = async (name: string | 'all') => {
    await pressEnded();
    setLeft((before) => (before === 'all' || name === 'all' ? 'all' : new Set([...before, name])));
    const { files, id } = prepareChange(folder);
    if (!files) return;
    const small = onlyDocument(document, files, id);
    setWarnings(sortProblems(document, problemsIn(small, language), small, id).own);
  };

  const send = async (current: Folder, attempt = 1): Promise<void> => {
    const { values, change, files, id } = prepareChange(current);
    // The fields show both versions.
    if (!files) return setState({ status: 'idle' });
    const problems = problemsIn(files, language).filter(({ severity }) => severity === 'error');
    if (problems.length > 0) return refuse(problems, files, id);
    const finalName = (name: string) => document.photoName?.(name, values, id ?? 0) ?? name;
    const sent = withPhotos(change, edited.freezePhotos(), finalName);
    const answer = await target.save(sent.change, sent.files, {
      ...{ key: document.key, base, values, photos },
    });
    await pressEnded();
    switch (answer.status) {
      case 'saved': {
        const savedId = answer.id ?? id;
        const saved = props.reopen(await props.reload(), savedId);
        const isEdited = saved ? await edited.settle(saved, values) : false;
        setState({ status: 'idle' });
        setErrors([]);
        setLeft(new Set());
        const page = document.pageOf(savedId, values);
        return props.onSaved({ key: document.key, id: savedId, page, isEdited });
      }
      case 'problems':
        return refuse(answer.problems, files, id);
      case 'conflict':
        if (attempt < MOST_ATTEMPTS) return send(await props.reload(), attempt + 1);
        return setState({ status: 'busy' });
      default:
        setState(answer);
    }
  };

  const refuse = (problems: readonly Problem[], files: Folder['files'], id?: number) => {
    const { own, others } = sortProblems(document, problems, files, id);
    setErrors(own);
    setState({ status: 'problems', problems: others });
    if (own[0]) form.setFocus(own[0].name);
  };

  const save = async () => {
    if (!canSave || state.status === 'saving') return;
    setState({ status: 'saving' });
    await showWarnings('all');
    while (preparations.current.size > 0) await Promise.all(preparations.current);
    const isValid = await form.trigger(undefined, { shouldFocus: true });
    if (!isValid) return setState({ status: 'problems', problems: [] });
    if (base === null && !form.getValues('entry.key')) {
      form.setValue('entry.key', crypto.getRandomValues(new Uint32Array(4)).join('-'));
    }
    await send(folder);
  };

  const remove = async (change: Change) => {
    if (!(await removing.save(change))) return;
    edited.discard();
    props.onRemoved();
    props.onSaved({ key: document.key });
  };

  const generate = () => {
    showWarnings('all');
    setGenerated(document.generate?.(structuredClone(form.getValues())));
  };

  const latest = useRef({ edited, showWarnings });
  latest.current = { edited, showWarnings };
  const { suggestions } = props;
  const context = useMemo((): DocumentContext => {
    const wasLeft = (name: string) => left === 'all' || left.has(name);
    return {
      ...{ folder, photos, wasLeft, suggestions, canSave: target.canSave },
      addPhoto: (...photo) => latest.current.edited.addPhoto(...photo),
      waitFor(preparation) {
        preparations.current.add(preparation);
        preparation.finally(() => preparations.current.delete(preparation));
      },
      messagesAt(name) {
        const isOwn = (each: FieldMessage) => `${each.name}.`.startsWith(`${name}.`);
        const found = [...errors.filter(isOwn), ...(wasLeft(name) ? warnings.filter(isOwn) : [])];
        return [...new Map(found.map((each) => [each.text, each])).values()];
      },
      onLeave: (name) => latest.current.showWarnings(name),
    };
  }, [folder, photos, suggestions, target, errors, warnings, left]);

  if (edited.isUnknown) return <p role="status">{t('add.studio.unknown')}</p>;
  return (
    <FormProvider {...form}>
      <DocumentProvider value={context}>
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            if (document.generate) generate();
            else save();
          }}
        >
          <Fields fields={document.fields} />
          {isRemoved && (
            <div className={styles.notice} role="alert">
              <p>{t('add.conflict.removed')}</p>
              <Button onClick={edited.forgetBase}>{t('add.conflict.saveAnew')}</Button>
            </div>
          )}
          {conflicts.length > 0 && (
            <ConflictChoice
              conflicts={conflicts}
              nameOf={(path) => conflictPath(document, path).join('.')}
              fields={document.fields}
              onChoose={edited.resolve}
            />
          )}
          <div className={styles.actions}>
            {target.canSave && (
              <Button
                className={styles.primary}
                aria-disabled={!canSave || state.status === 'saving'}
                onClick={save}
              >
                {t('add.out.save')}
              </Button>
            )}
            {document.generate && <Button type="submit">{t('add.generate')}</Button>}
            {edited.storeState !== 'empty' && (
              <ConfirmButton
                label={t('add.studio.discard')}
                question={t('add.studio.discardQuestion')}
                confirm={t('add.draft.erase')}
                onConfirm={edited.discard}
              />
            )}
            {removal && canSave && (
              <ConfirmButton
                label={removal.label}
                question={removal.question}
                confirm={t('add.studio.post.deleteYes')}
                onConfirm={() => remove(removal.change)}
              />
            )}
          </div>
          <p role="status" className={styles.hint}>
            {edited.storeState !== 'empty' && t(`add.store.${edited.storeState}`)}
          </p>
          <SaveStatus state={removing.state.status === 'idle' ? state : removing.state} />
        </form>
        {generated && <GeneratedTexts texts={generated} />}
      </DocumentProvider>
    </FormProvider>
  );
}
