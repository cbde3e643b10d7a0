import { startTransition, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#app/ui/i18n/page-address.ts';
import { Button, ConfirmButton } from './button.tsx';
import { checkInWorker, sortProblems } from './check.ts';
import type { CheckedFolder, FoundProblem } from './check-change.ts';
import { ConflictChoice } from './conflict-choice.tsx';
import { changeOf, type EditedDocument, type GeneratedText } from './documents/document.ts';
import styles from './editor.module.css';
import { type DocumentContext, DocumentProvider, type FieldMessage } from './editor-context.ts';
import { Fields } from './fields/fields.tsx';
import type { PhraseLists } from './fields/phrases.ts';
import { GeneratedTexts } from './generated-texts.tsx';
import { withPhotos } from './photos/new-photo.ts';
import { photosPrepared } from './photos/use-photo-intake.ts';
import { pressEnded } from './press.ts';
import { randomId } from './random-id.ts';
import { SaveStatus, type Saving, useSaving } from './saving.tsx';
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

export function DocumentForm({ document, folder, target, ...props }: DocumentFormProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { reload, reopen, suggestions } = props;
  const edited = useEditedDocument({ document, folder, reopen });
  const { form, base, photos, conflicts, storeState } = edited;
  const saving = useSaving({ target, reload });
  const { state, setState } = saving;
  const [messages, setMessages] = useState<readonly FieldMessage[]>([]);
  const [left, setLeft] = useState<readonly string[]>([]);
  const [generated, setGenerated] = useState<readonly GeneratedText[]>();
  const unsaved = storeState === 'stored' || storeState === 'refused' ? storeState : undefined;
  const isRemoved = base !== null && document.saved === null;
  const canSave = target.canSave && props.hasLock && conflicts.length === 0 && !isRemoved;

  /** @param name of a field; all of them begin with an empty one */
  const leave = async (name: string) => {
    // Translations beside a field stay in view until they are saved.
    const change = [document.edit(base, structuredClone(form.getValues()))];
    const checked = await checkInWorker({ files: folder.files, change, language });
    await pressEnded();
    // Rendering all fields at once takes longer than a key press may.
    startTransition(() => {
      setLeft((before) => [...before, name]);
      if (checked?.status !== 'applied') return;
      setMessages(sortProblems(document, checked.problems, checked).own);
    });
  };

  const send = async (current = folder, attempt = 1): Promise<void> => {
    const values = structuredClone(form.getValues());
    const change = changeOf(document, base, values);
    const checked = await checkInWorker({ files: current.files, change, language });
    if (!checked) return setState({ status: 'away' });
    // The fields show both versions.
    if (checked.status === 'conflict') return setState({ status: 'idle' });
    const errors = checked.problems.filter(({ severity }) => severity === 'error');
    if (errors.length > 0) return refuse(errors, checked);
    const finalName = (name: string) => document.photoName?.(name, values, checked.id ?? 0) ?? name;
    const sent = withPhotos(change, edited.freezePhotos(), finalName);
    const draft = { key: document.key, base, values, photos };
    const answer = await target.save(sent.change, sent.files, draft);
    await pressEnded();
    if (answer.status === 'problems') return refuse(answer.problems, checked);
    if (answer.status !== 'saved' && answer.status !== 'conflict') return setState(answer);
    const next = await reload();
    if (answer.status === 'conflict') {
      if (next && attempt < MOST_ATTEMPTS) return send(next, attempt + 1);
      return setState({ status: 'busy' });
    }
    const id = answer.id ?? checked.id;
    const saved = next && reopen(next, id);
    const isEdited = saved && (await edited.settle(saved, values));
    setState({ status: 'idle' });
    setMessages([]);
    setLeft([]);
    const page = document.pageOf(id, values);
    props.onSaved({ key: document.key, page, ...(saved && { id, isEdited: isEdited === true }) });
  };

  const refuse = (problems: readonly FoundProblem[], checked: CheckedFolder) => {
    const { own, others } = sortProblems(document, problems, checked);
    setMessages(own);
    setState({ status: 'problems', problems: others });
    if (own[0]) form.setFocus(own[0].name);
  };

  const save = async () => {
    if (!canSave || state.status === 'saving') return;
    setState({ status: 'saving' });
    await leave('');
    await photosPrepared();
    if (base === null && !form.getValues('entry.key')) {
      form.setValue('entry.key', randomId());
    }
    const isValid = await form.trigger(undefined, { shouldFocus: true });
    if (!isValid) return setState({ status: 'problems', problems: [] });
    await send();
  };

  const remove = async () => {
    if (!(await saving.save([document.edit(document.saved, null)]))) return;
    edited.discard();
    props.onRemoved();
    props.onSaved({ key: document.key });
  };

  const generate = () => {
    leave('');
    setGenerated(document.generate?.(structuredClone(form.getValues())));
  };

  const context: DocumentContext = {
    ...{ folder, photos, suggestions, canSave: target.canSave, onLeave: leave },
    addPhoto: edited.addPhoto,
    messagesAt(name) {
      if (!left.includes(name) && !left.includes('')) return [];
      const own = messages.filter((each) => `${each.name}.`.startsWith(`${name}.`));
      return [...new Map(own.map((each) => [each.text, each])).values()];
    },
  };

  if (edited.isUnknown) return <p role="status">{t('add.studio.unknown')}</p>;
  return (
    <FormProvider {...form}>
      <DocumentProvider value={context}>
        <form
          className={styles.rows}
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
            <ConflictChoice {...{ document, conflicts }} onChoose={edited.resolve} />
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
            {unsaved && (
              <ConfirmButton
                label={t('add.studio.discard')}
                question={t('add.studio.discardQuestion')}
                confirm={t('add.draft.erase')}
                onConfirm={edited.discard}
              />
            )}
            {document.removal && canSave && (
              <ConfirmButton
                {...document.removal}
                confirm={t('add.studio.post.deleteYes')}
                onConfirm={remove}
              />
            )}
          </div>
          <p role="status" className={styles.hint}>
            {unsaved && t(`add.store.${unsaved}`)}
          </p>
          <SaveStatus state={state} />
        </form>
        {generated && <GeneratedTexts texts={generated} />}
      </DocumentProvider>
    </FormProvider>
  );
}
