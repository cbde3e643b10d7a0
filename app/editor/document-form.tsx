import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#app/ui/i18n/page-path.ts';
import { useCopy } from '#app/ui/use-copy.ts';
import { type Conflict, isSame } from '#catalogue/change/merge.ts';
import { checkInWorker, sortProblems } from './check.ts';
import type { FoundProblem } from './check-change.ts';
import { Button, ConfirmButton, Control } from './controls.tsx';
import {
  changeOf,
  type EditedDocument,
  type Field,
  type GeneratedTexts,
} from './documents/document.ts';
import { editedValues } from './documents/edited-values.ts';
import type { Values } from './documents/values.ts';
import styles from './editor.module.css';
import {
  type DocumentContext,
  DocumentProvider,
  type FieldMessage,
  useEditing,
  useEditor,
} from './editor-context.ts';
import { Fields } from './fields/fields.tsx';
import { translationField } from './fields/phrase-field.tsx';
import { withPhotos } from './photos/new-photo.ts';
import { waitForPreparedPhotos } from './photos/photo-field.tsx';
import { waitForPressEnd } from './press.ts';
import { randomId } from './random-id.ts';
import { type SaveState, SaveStatus, useSaving } from './saving.tsx';
import { readPhotos, storeStateOf } from './unsaved-store.ts';
import { showView } from './view.tsx';

const ALL_FIELDS = '';

export function DocumentForm({ editedDocument }: { readonly editedDocument: EditedDocument }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { folder, target, reload, onSaved, ...editor } = useEditor();
  const { key, saved, fields, list, photoName } = editedDocument;
  const edited = useMemo(() => editedValues(editedDocument), [editedDocument]);
  const base = useEditing(edited, (editing) => editing.base);
  const conflicts = useEditing(edited, (editing) => editing.conflicts);
  // During hydration, the state must be that of the prerendered page: nothing unsaved.
  const storeState = useEditing(edited, (each) => each !== edited.start && storeStateOf(key));
  const { state, setState, save: saveChange } = useSaving();
  const [messages, setMessages] = useState<readonly FieldMessage[]>([]);
  const [touched, setTouched] = useState<readonly string[]>([]);
  const [generated, setGenerated] = useState<GeneratedTexts>();
  const form = useRef<HTMLFormElement>(null);
  const isSaving = state.status === 'saving';
  const isRemoved = base !== null && saved === null;
  const canSave = editor.canSave && conflicts.length === 0 && !isRemoved;

  useEffect(() => edited.discardUntouched(), [edited]);

  const refused = useRef<Values>(undefined);
  const refuse = ({ own, summary }: ReturnType<typeof sortProblems>, next: SaveState = summary) => {
    flushSync(() => {
      setTouched([ALL_FIELDS]);
      setMessages(own);
      setState(next);
    });
    refused.current = edited.read().values;
    focusFirstMessage(form.current);
  };

  /** A fact may be typed last, so that its translation was not asked for before the press. */
  const isUnasked = ({ name, unknown }: FieldMessage) =>
    unknown &&
    fields.some((field) => field.kind === 'facts' && field.name === name) &&
    !JSON.stringify(base).includes(unknown.word) &&
    !context.messagesAt(name).some((each) => isSame(each.unknown, unknown));

  const save = async () => {
    if (!canSave || isSaving) return;
    setState({ status: 'saving' });
    await waitForPreparedPhotos();
    // Identifies the new work if the answer to its first save is lost.
    if (base === null && !edited.get('entry.key')) edited.set('entry.key', randomId());
    const { values } = edited.read();
    const change = changeOf(editedDocument, base, values);
    const checked = await checkInWorker({ files: folder.files, change, language });
    if (!checked) return setState({ status: 'away' });
    // No message: the folder has changed meanwhile, and ConflictChoice shows both versions.
    if (checked.status === 'conflict') return setState({ status: 'idle' });
    const sort = (problems: readonly FoundProblem[]) =>
      sortProblems(editedDocument, problems, edited.read().values, checked.id);
    const sorted = sort(checked.problems);
    if (sorted.summary.status === 'problems') return refuse(sorted);
    if (sorted.own.some(isUnasked)) return refuse(sorted, { status: 'untranslated' });
    const finalName = (name: string) => photoName?.(name, values, checked.id ?? 0) ?? name;
    const draft = { key, base, values, photos: readPhotos(key) };
    const sent = withPhotos(change, draft.photos, finalName);
    const answer = await target.save(sent.change, sent.files, draft);
    await waitForPressEnd();
    if (answer.status === 'problems') return refuse(sort(answer.problems));
    if (answer.status !== 'saved' && answer.status !== 'conflict') return setState(answer);
    const next = await reload();
    if (answer.status === 'conflict') return setState({ status: next ? 'idle' : 'busy' });
    const id = answer.id ?? checked.id;
    const isEdited = next && edited.settle(draft, id);
    setState({ status: 'idle' });
    setMessages([]);
    setTouched([]);
    const page = editedDocument.pageOf(id, values);
    onSaved({ key, page, ...(next && { id, isEdited }) });
  };

  const remove = async () => {
    if (!(await saveChange([editedDocument.edit(saved, null)]))) return;
    edited.discard();
    showView({ show: list ?? 'works' });
    onSaved({ key });
  };

  const context: DocumentContext = useMemo(
    () => ({
      edited,
      isSaving,
      async onLeave(name) {
        // Uses edit, not changeOf, so the check sees no translations that the artist has just typed:
        // their fields show only while a translation is missing.
        const { base, values } = edited.read();
        const change = [editedDocument.edit(base, values)];
        const checked = await checkInWorker({ files: folder.files, change, language });
        await waitForPressEnd();
        // Rendering all fields at once would delay typing.
        startTransition(() => {
          setTouched((before) => [...before, name]);
          // Only saving finds missing photos: their messages stay until something is edited.
          const isRefused = edited.read().values === refused.current;
          if (isRefused || checked?.status !== 'applied') return;
          const sorted = sortProblems(editedDocument, checked.problems, values, checked.id);
          setMessages(sorted.own);
          setState((before) => (before.status === 'problems' ? sorted.summary : before));
        });
      },
      messagesAt(name) {
        if (!touched.includes(name) && !touched.includes(ALL_FIELDS)) return [];
        const own = messages.filter((each) => `${each.name}.`.startsWith(`${name}.`));
        return [...new Map(own.map((each) => [each.text, each])).values()];
      },
    }),
    [editedDocument, edited, folder, language, isSaving, messages, touched, setState],
  );

  const isNew = key.endsWith(' new');
  if (!base && !saved && !isNew) return <p role="status">{t('add.studio.unknown')}</p>;
  return (
    <DocumentProvider value={context}>
      <form
        ref={form}
        className={styles.rows}
        onSubmit={(event) => {
          event.preventDefault();
          if (!editedDocument.generate) return save();
          context.onLeave(ALL_FIELDS);
          setGenerated(editedDocument.generate(edited.read().values));
        }}
      >
        <Fields fields={fields} />
        {isRemoved && (
          <div className={styles.notice} role="alert">
            <p>{t('add.conflict.removed')}</p>
            <Button onClick={edited.forgetBase}>{t('add.conflict.saveAnew')}</Button>
          </div>
        )}
        <ConflictChoice {...{ conflicts, fields }} onChoose={edited.resolve} />
        <div className={styles.actions}>
          {target.canSave && (
            <Button className={styles.primary} aria-disabled={!canSave || isSaving} onClick={save}>
              {t('add.out.save')}
            </Button>
          )}
          {editedDocument.generate && <Button type="submit">{t('add.generate')}</Button>}
          {storeState && (
            <ConfirmButton
              label={t('add.studio.discard')}
              question={t('add.studio.discardQuestion')}
              confirm={t('add.draft.erase')}
              onConfirm={edited.discard}
            />
          )}
          {list && saved && canSave && (
            <ConfirmButton
              label={t(`add.remove.${list}.label`)}
              question={t(`add.remove.${list}.question`)}
              confirm={t('add.remove.confirm')}
              onConfirm={remove}
            />
          )}
        </div>
        <p role="status" className={styles.hint}>
          {storeState && t(`add.store.${storeState}`)}
        </p>
        <SaveStatus state={state} />
      </form>
      {generated && (
        <section className={styles.rows} aria-labelledby="generated">
          <h2 id="generated" ref={showHeading} tabIndex={-1}>
            {t('add.out.heading')}
          </h2>
          {Object.entries(generated).map(([label, text]) => (
            <ReadOnlyText key={label} {...{ label, text }} />
          ))}
        </section>
      )}
    </DocumentProvider>
  );
}

function focusFirstMessage(form: HTMLFormElement | null): void {
  const id = form?.querySelector('[data-error]')?.parentElement?.id;
  const field = id ? `[aria-describedby="${id}"]` : translationField.selector;
  form?.querySelector<HTMLElement>(field)?.focus();
}

interface ConflictChoiceProps extends Pick<EditedDocument, 'fields'> {
  readonly conflicts: readonly Conflict[];
  readonly onChoose: (conflict: Conflict, choice: 'own' | 'saved') => void;
}

function ConflictChoice({ fields, conflicts, onChoose }: ConflictChoiceProps) {
  const { t } = useTranslation();
  return (
    <section className={styles.notice} role="alert">
      {conflicts.length > 0 && <p>{t('add.conflict.heading')}</p>}
      {conflicts.map((conflict) => (
        <fieldset key={conflict.path.join()} className={styles.group}>
          <legend>{labelOf(fields, conflict.path.join('.'))}</legend>
          {(['own', 'saved'] as const).map((choice) => (
            <Button key={choice} onClick={() => onChoose(conflict, choice)}>
              {t(`add.conflict.${choice}`)}
              <q>{textOf(conflict[choice === 'own' ? 'value' : 'saved'])}</q>
            </Button>
          ))}
        </fieldset>
      ))}
    </section>
  );
}

function labelOf(fields: readonly Field[], name: string): string | undefined {
  const labels = fields.map((field) => {
    if (field.kind === 'group') return labelOf(field.fields, name);
    const isHere = [field.name].flat().some((each) => `${name}.`.startsWith(`${each}.`));
    return isHere ? field.label : undefined;
  });
  return labels.find(Boolean);
}

function textOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value ?? '');
  const { texts = value } = value as { readonly texts?: object };
  return Object.values(texts).map(textOf).filter(Boolean).join('\n');
}

function showHeading(heading: HTMLElement | null): void {
  // Enter in a field generates the texts, and the field keeps the focus.
  if (document.activeElement instanceof HTMLInputElement) return;
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView();
}

function ReadOnlyText({ label, text }: { readonly label: string; readonly text: string }) {
  const { t } = useTranslation();
  const field = useRef<HTMLElement>(null);
  const [state, copy] = useCopy(field);
  return (
    <div className={styles.stack}>
      <Control ref={field} label={label} rows={12} readOnly spellCheck={false} value={text} />
      <Button onClick={() => copy(text)}>{t('add.out.copy', { what: label })}</Button>
      <div role="status">
        {state !== 'idle' && t(state === 'copied' ? 'add.out.copied' : 'add.out.notCopied')}
      </div>
    </div>
  );
}
