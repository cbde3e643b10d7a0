import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useRef, useState } from 'react';
import { type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import type { EditConflict } from '#catalogue/change/apply-change.ts';
import { isSame, merge } from '#catalogue/change/merge.ts';
import type { EditedDocument } from './documents/document.ts';
import { rebase, resolveConflicts } from './documents/rebase.ts';
import type { DocumentContext } from './editor-context.ts';
import { freePath, type NewPhotos } from './photos/new-photo.ts';
import { pressEnded } from './press.ts';
import type { Folder } from './target/save-target.ts';
import { forgetUnsaved, readUnsaved, writePhoto, writeUnsaved } from './unsaved-store.ts';

/** Whether unsaved values are on the device. */
type StoreState = 'empty' | 'stored' | 'refused';

export interface Edited {
  readonly form: UseFormReturn;
  /** The saved document that the values started from; `null` for a new one. */
  readonly base: FieldValues | null;
  readonly photos: NewPhotos;
  readonly storeState: StoreState;
  /** Fields that somebody else has changed as well. */
  readonly conflicts: readonly EditConflict[];
  readonly addPhoto: DocumentContext['addPhoto'];
  /** Photos that are being saved keep their content. */
  freezePhotos(): void;
  /**
   * The values that were sent are in the folder now.
   * @returns whether something was typed meanwhile, which stays
   */
  settle(saved: EditedDocument, sent: FieldValues): Promise<boolean>;
  resolve(choices: readonly ('own' | 'saved')[]): void;
  discard(): void;
  /** Saves a removed document as a new one. */
  forgetBase(): void;
  /** Neither saved nor unsaved. */
  readonly isUnknown: boolean;
}

interface Editing {
  readonly document: EditedDocument;
  readonly folder: Folder;
  /** This tab stores what is typed. */
  readonly isStored: boolean;
  /** The document as it is in another folder. */
  readonly reopen: (folder: Folder) => EditedDocument | undefined;
}

/** Synchronizes a form with its unsaved values in IndexedDB and with its saved document. */
export function useEditedDocument({ document, folder, isStored, reopen }: Editing): Edited {
  const { key, saved, blank } = document;
  const form = useForm<FieldValues>({
    defaultValues: saved ?? blank,
    ...(document.schema && { resolver: valibotResolver(document.schema) }),
  });
  const [base, setBase] = useState(saved);
  const [photos, setPhotos] = useState<NewPhotos>({});
  const [storeState, setStoreState] = useState<StoreState>('empty');
  const [conflicts, setConflicts] = useState<readonly EditConflict[]>([]);
  const [isLoaded, setLoaded] = useState(false);
  const isAbsent = saved === null && !key.endsWith(' new');
  const frozen = useRef(new Set<string>());

  const show = (from: FieldValues | null, values: FieldValues) => {
    const editing = rebase({ document, folder, reopen }, { base: from, values });
    setBase(editing.base);
    setConflicts(editing.conflicts);
    form.reset(editing.values);
  };

  // What an earlier visit left unsaved, or another tab when this one takes over.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only for another document or tab.
  useEffect(() => {
    let isCurrent = true;
    readUnsaved(key)
      .then((unsaved) => {
        if (!isCurrent || !unsaved) return;
        setPhotos(unsaved.photos);
        setStoreState('stored');
        show(unsaved.base, unsaved.values);
      })
      .finally(() => isCurrent && setLoaded(true));
    return () => {
      isCurrent = false;
    };
  }, [key, isStored]);

  // The folder was loaded again. A document that was removed from it stays as it is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the saved document changes.
  useEffect(() => {
    if (isLoaded && !isSame(base, saved)) show(base, form.getValues());
  }, [saved, isLoaded]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the blank is read when it is needed.
  useEffect(() => {
    if (!isLoaded) return;
    const store = async () => {
      const values = form.getValues();
      const isUntouched = isSame(values, base ?? blank);
      try {
        if (isUntouched) await forgetUnsaved(key);
        else if (isStored) await writeUnsaved(key, { base, values });
        await pressEnded();
        setStoreState(isUntouched ? 'empty' : 'stored');
      } catch {
        setStoreState('refused');
      }
    };
    // Typing is faster than the database: the latest values are written once the former ones are.
    let writing = Promise.resolve();
    let isWaiting = false;
    return form.subscribe({
      formState: { values: true },
      callback: () => {
        if (isWaiting) return;
        isWaiting = true;
        writing = writing.then(() => {
          isWaiting = false;
          return store();
        });
      },
    });
  }, [key, base, isStored, isLoaded]);

  const refuse = () => setStoreState('refused');
  const forget = async () => {
    setPhotos({});
    setStoreState('empty');
    await forgetUnsaved(key).catch(refuse);
  };

  return {
    form,
    base,
    photos,
    storeState,
    conflicts,
    isUnknown: isLoaded && isAbsent && base === null && storeState === 'empty',
    addPhoto(wanted, photo, isCrop) {
      const isReplaced = isCrop && !frozen.current.has(wanted);
      const taken = [...Object.keys(folder.photos), ...Object.keys(photos)];
      const path = isReplaced ? wanted : freePath(wanted, taken);
      setPhotos((all) => ({ ...all, [path]: photo }));
      if (isStored) writePhoto(key, path, photo).catch(refuse);
      return path;
    },
    freezePhotos() {
      frozen.current = new Set(Object.keys(photos));
    },
    async settle(stored, sent) {
      // What was typed meanwhile is on top of what was sent.
      const versions = { base: sent, value: form.getValues(), saved: stored.saved };
      const values = merge(versions).value as FieldValues;
      const isEdited = !isSame(values, stored.saved);
      if (stored.key !== key) {
        if (isEdited) await writeUnsaved(stored.key, { base: stored.saved, values }).catch(refuse);
        form.reset(blank);
        await forget();
      } else {
        setConflicts([]);
        setBase(stored.saved);
        form.reset(values);
        if (!isEdited) await forget();
      }
      return isEdited;
    },
    resolve(choices) {
      const editing = { base, values: form.getValues(), conflicts };
      const resolved = resolveConflicts({ document, folder, reopen }, editing, choices);
      setBase(resolved.base);
      setConflicts(resolved.conflicts);
      form.reset(resolved.values);
    },
    discard() {
      setConflicts([]);
      setBase(saved);
      form.reset(saved ?? blank);
      forget();
    },
    forgetBase() {
      setBase(null);
      setStoreState('stored');
      if (isStored) writeUnsaved(key, { base: null, values: form.getValues() }).catch(refuse);
    },
  };
}
