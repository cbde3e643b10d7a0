import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type FieldValues, useForm } from 'react-hook-form';
import { type Conflict, isSame, merge } from '#catalogue/change/merge.ts';
import { changeOf, type EditedDocument } from './documents/document.ts';
import { type Editing, rebase, resolveConflict } from './documents/rebase.ts';
import { freePath, type NewPhoto, type NewPhotos } from './photos/new-photo.ts';
import { pressEnded } from './press.ts';
import type { Folder } from './target/save-target.ts';
import { forgetUnsaved, readUnsaved, writePhoto, writeUnsaved } from './unsaved-store.ts';

/** Synchronizes a form with its unsaved values in IndexedDB and with its saved document. */
export function useEditedDocument(document: EditedDocument, folder: Folder) {
  const { key, saved, blank } = document;
  const form = useForm<FieldValues>({
    defaultValues: saved ?? blank,
    ...(document.schema && { resolver: valibotResolver(document.schema) }),
  });
  const [{ base, conflicts }, setEditing] = useState<Omit<Editing, 'values'>>({
    base: saved,
    conflicts: [],
  });
  const [storeState, setStoreState] = useState<'loading' | 'empty' | 'stored' | 'refused'>(
    'loading',
  );
  const isLoaded = storeState !== 'loading';
  const isShown = useRef(false);
  const frozen = useRef<readonly string[]>([]);

  const photosNow = (): NewPhotos => form.getValues('photos') ?? {};
  const show = ({ values, ...editing }: Editing) => {
    setEditing(editing);
    form.reset(values);
  };
  const forget = (paths = Object.keys(photosNow())) => {
    setStoreState('empty');
    return forgetUnsaved(key, paths);
  };

  const load = useEffectEvent(async () => {
    const unsaved = await readUnsaved(key);
    if (!isShown.current) return;
    if (unsaved) show(rebase(unsaved, saved));
    setStoreState(unsaved ? 'stored' : 'empty');
  });
  useEffect(() => {
    isShown.current = true;
    load();
    return () => {
      isShown.current = false;
    };
  }, []);

  // The folder was loaded again. A document that was removed from it stays as it is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the saved document changes.
  useEffect(() => {
    if (isLoaded && !isSame(base, saved)) show(rebase({ base, values: form.getValues() }, saved));
  }, [saved, isLoaded]);

  const store = useEffectEvent(async () => {
    // Not the values themselves, because a form adds empty groups.
    const changeTo = (values: FieldValues) => changeOf(document, base, values);
    // A photo without a title has the name that a work without a photo gets as well.
    const isUntouched = () =>
      Object.keys(photosNow()).length === 0 &&
      isSame(changeTo(form.getValues()), changeTo(base ?? blank));
    const unsaved = { base, values: form.getValues() };
    const isStored = isUntouched() || (await writeUnsaved(key, unsaved));
    await pressEnded();
    if (isUntouched()) await forget();
    else setStoreState(isStored ? 'stored' : 'refused');
  });
  // One after another, as an earlier one may have another base.
  const storing = useRef(Promise.resolve());
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is stored has another base.
  useEffect(() => {
    if (!isLoaded) return;
    const schedule = () => {
      storing.current = storing.current.then(() => store());
    };
    schedule();
    return form.subscribe({ formState: { values: true }, callback: schedule });
  }, [base, isLoaded]);

  return {
    form,
    /** The saved document that the values started from; `null` for a new one. */
    base,
    /** Whether unsaved values are on the device. */
    storeState,
    conflicts,
    /** Neither saved nor unsaved. */
    isUnknown: storeState === 'empty' && !base && !saved && !key.endsWith(' new'),
    addPhoto(wanted: string, photo: NewPhoto, isCrop: boolean): string {
      const isReplaced = isCrop && !frozen.current.includes(wanted);
      const taken = [...Object.keys(folder.photos), ...Object.keys(photosNow())];
      const path = isReplaced ? wanted : freePath(wanted, taken);
      form.setValue('photos', { ...photosNow(), [path]: photo });
      writePhoto(key, path, photo);
      return path;
    },
    /** Photos that are being saved keep their content: a new crop gets another path. */
    freezePhotos(): NewPhotos {
      frozen.current = Object.keys(photosNow());
      return photosNow();
    },
    /**
     * The values that were sent are in the folder now.
     * @returns whether something was typed meanwhile, which stays
     */
    async settle(stored: EditedDocument, sent: FieldValues): Promise<boolean> {
      const paths = Object.keys(photosNow());
      // What was typed meanwhile is on top of what was sent, even after this form was closed.
      const now = await readUnsaved(key);
      const typed = (!isShown.current && now?.values) || form.getValues();
      const merged = merge({ base: sent, value: typed, saved: stored.saved });
      const values = merged.value as FieldValues;
      const isEdited = !isSame(values, stored.saved);
      const isNew = stored.key !== key;
      if (isEdited) await writeUnsaved(stored.key, { base: stored.saved, values }, isNew);
      if (isNew) form.reset(blank);
      else show({ base: stored.saved, values, conflicts: [] });
      if (isNew || !isEdited) await forget(paths);
      return isEdited;
    },
    resolve(conflict: Conflict, choice: 'own' | 'saved') {
      const editing = { base, values: form.getValues() };
      show(rebase(resolveConflict(editing, conflict, choice), saved));
    },
    discard() {
      forget();
      show({ base: saved, values: saved ?? blank, conflicts: [] });
    },
    /** Saves a removed document as a new one. */
    forgetBase() {
      show({ base: null, values: form.getValues(), conflicts: [] });
    },
  };
}
