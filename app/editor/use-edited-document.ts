import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useRef, useState } from 'react';
import { type FieldValues, useForm } from 'react-hook-form';
import { isSame, merge } from '#catalogue/change/merge.ts';
import type { EditedDocument } from './documents/document.ts';
import { type Editing, rebase, resolveConflicts } from './documents/rebase.ts';
import { changeOf } from './documents/vocabulary.ts';
import { fileNameOf, freePath, type NewPhoto, type NewPhotos } from './photos/new-photo.ts';
import { pressEnded } from './press.ts';
import type { Folder } from './target/save-target.ts';
import { forgetUnsaved, readUnsaved, writePhoto, writeUnsaved } from './unsaved-store.ts';

interface Opened {
  readonly document: EditedDocument;
  readonly folder: Folder;
  /** This tab stores what is typed. */
  readonly isStored: boolean;
  /** The document as it is in another folder. */
  readonly reopen: (folder: Folder) => EditedDocument | undefined;
}

/** Synchronizes a form with its unsaved values in IndexedDB and with its saved document. */
export function useEditedDocument({ isStored, ...opened }: Opened) {
  const { document, folder } = opened;
  const { key, saved, blank } = document;
  const form = useForm<FieldValues>({
    defaultValues: saved ?? blank,
    ...(document.schema && { resolver: valibotResolver(document.schema) }),
  });
  const [{ base, conflicts }, setEditing] = useState<Omit<Editing, 'values'>>({
    base: saved,
    conflicts: [],
  });
  // Several photos may be added before the next rendering.
  const allPhotos = useRef<NewPhotos>({});
  const [photos, setPhotos] = useState<NewPhotos>({});
  const [storeState, setStoreState] = useState<'empty' | 'stored' | 'refused'>('empty');
  const [isLoaded, setLoaded] = useState(false);
  const isShown = useRef(false);
  const frozen = useRef<readonly string[]>([]);
  const isAbsent = saved === null && !key.endsWith(' new');

  const changePhotos = (next: NewPhotos) => {
    allPhotos.current = next;
    setPhotos(next);
  };
  const show = ({ values, ...editing }: Editing) => {
    setEditing(editing);
    form.reset(values);
  };
  const forget = async () => {
    changePhotos({});
    setStoreState('empty');
    await forgetUnsaved(key, isStored);
  };

  // What an earlier visit left unsaved, or another tab when this one takes over.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only for another document or tab.
  useEffect(() => {
    let isCurrent = true;
    isShown.current = true;
    const load = async () => {
      const stored = await readUnsaved(key);
      if (!isCurrent) return;
      if (stored.unsaved) {
        changePhotos(stored.photos);
        show(rebase(opened, stored.unsaved));
      }
      setLoaded(true);
    };
    load();
    return () => {
      isCurrent = false;
      isShown.current = false;
      setLoaded(false);
    };
  }, [key, isStored]);

  // The folder was loaded again. A document that was removed from it stays as it is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the saved document changes.
  useEffect(() => {
    if (isLoaded && !isSame(base, saved)) show(rebase(opened, { base, values: form.getValues() }));
  }, [saved, isLoaded]);

  const store = async () => {
    // Not the values themselves, because a form adds empty groups.
    const changeTo = (values: FieldValues) => changeOf(document, base, values);
    // A photo without a title has the name that a work without a photo gets as well.
    const usesPhoto = (values: FieldValues) =>
      Object.keys(allPhotos.current).some((path) =>
        JSON.stringify(values).includes(`"${fileNameOf(path)}"`),
      );
    const isUntouched = () => {
      const values = form.getValues();
      return !usesPhoto(values) && isSame(changeTo(values), changeTo(base ?? blank));
    };
    const unsaved = { base, values: form.getValues() };
    const hasStored = !isUntouched() && (await writeUnsaved(key, unsaved, isStored));
    await pressEnded();
    if (isUntouched()) await forget();
    else setStoreState(hasStored ? 'stored' : 'refused');
  };
  const latest = useRef(store);
  latest.current = store;
  // Typing is faster than the database: the latest values are written once the former ones are.
  const writing = useRef<Promise<void>>(undefined);
  const isWaiting = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is stored has another base or tab.
  useEffect(() => {
    if (!isLoaded) return;
    const schedule = async () => {
      if (isWaiting.current) return;
      isWaiting.current = true;
      await writing.current;
      isWaiting.current = false;
      writing.current = latest.current();
    };
    schedule();
    return form.subscribe({ formState: { values: true }, callback: schedule });
  }, [key, base, isStored, isLoaded]);

  return {
    form,
    /** The saved document that the values started from; `null` for a new one. */
    base,
    photos,
    /** Whether unsaved values are on the device. */
    storeState,
    /** Fields that somebody else has changed as well. */
    conflicts,
    /** Neither saved nor unsaved. */
    isUnknown: isLoaded && isAbsent && base === null && storeState === 'empty',
    addPhoto(wanted: string, photo: NewPhoto, isCrop: boolean): string {
      const isReplaced = isCrop && !frozen.current.includes(wanted);
      const taken = [...Object.keys(folder.photos), ...Object.keys(allPhotos.current)];
      const path = isReplaced ? wanted : freePath(wanted, taken);
      changePhotos({ ...allPhotos.current, [path]: photo });
      writePhoto(key, path, photo, isStored);
      return path;
    },
    /** Photos that are being saved keep their content: a new crop gets another path. */
    freezePhotos(): NewPhotos {
      frozen.current = Object.keys(allPhotos.current);
      return allPhotos.current;
    },
    /**
     * The values that were sent are in the folder now.
     * @returns whether something was typed meanwhile, which stays
     */
    async settle(stored: EditedDocument, sent: FieldValues): Promise<boolean> {
      // What was typed meanwhile is on top of what was sent, even after this form was closed.
      const now = await readUnsaved(key);
      const typed = (!isShown.current && now.unsaved?.values) || form.getValues();
      const merged = merge({ base: sent, value: typed, saved: stored.saved });
      const values = merged.value as FieldValues;
      const isEdited = !isSame(values, stored.saved);
      const isNew = stored.key !== key;
      if (isEdited) {
        await writeUnsaved(stored.key, { base: stored.saved, values }, isStored);
        const meanwhile = Object.entries(now.photos).filter(
          ([path]) => isNew && !frozen.current.includes(path),
        );
        for (const [path, photo] of meanwhile) writePhoto(stored.key, path, photo, isStored);
      }
      if (isNew) form.reset(blank);
      else show({ base: stored.saved, values, conflicts: [] });
      if (isNew || !isEdited) await forget();
      return isEdited;
    },
    resolve(choices: readonly ('own' | 'saved')[]) {
      const editing = { base, values: form.getValues(), conflicts };
      show(resolveConflicts(opened, editing, choices));
    },
    discard() {
      show({ base: saved, values: saved ?? blank, conflicts: [] });
    },
    /** Saves a removed document as a new one. */
    forgetBase() {
      show({ base: null, values: form.getValues(), conflicts: [] });
    },
  };
}
