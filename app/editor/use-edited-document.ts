import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import { applyChange, type EditConflict } from '#catalogue/change/apply-change.ts';
import { isSame } from '#catalogue/change/merge.ts';
import type { EditedDocument } from './documents/document.ts';
import { freePath, type NewPhoto, type NewPhotos } from './photos/new-photo.ts';
import { pressEnded } from './press.ts';
import type { Folder } from './target/save-target.ts';
import { forgetUnsaved, readUnsaved, writePhoto, writeUnsaved } from './unsaved-store.ts';

/** Whether unsaved values are on the device. */
export type StoreState = 'empty' | 'stored' | 'refused';

export interface Edited {
  readonly form: UseFormReturn;
  /** The saved document that the values started from; `null` for a new one. */
  readonly base: FieldValues | null;
  readonly photos: NewPhotos;
  readonly storeState: StoreState;
  /** Fields that somebody else has changed as well. */
  readonly conflicts: readonly EditConflict[];
  /** @returns the path under which the photo is kept */
  addPhoto(path: string, photo: NewPhoto): string;
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
  const resolver = useMemo(() => valibotResolver(document.schema), [document]);
  const form = useForm<FieldValues>({ defaultValues: saved ?? blank, resolver });
  const [base, setBase] = useState(saved);
  const [photos, setPhotos] = useState<NewPhotos>({});
  const [storeState, setStoreState] = useState<StoreState>('empty');
  const [conflicts, setConflicts] = useState<readonly EditConflict[]>([]);
  const [isLoaded, setLoaded] = useState(false);
  const former = useRef(blank);
  const frozen = useRef(new Set<string>());

  /** Merges the values with what the folder has now. */
  const rebase = (values: FieldValues, from: FieldValues | null) => {
    if (from === null || saved === null) {
      // The default id of a new document moves on with the folder.
      const isDefault = values.entry?.id === former.current.entry?.id;
      former.current = blank;
      return form.reset(isDefault ? withId(values, blank.entry?.id) : values);
    }
    const result = applyChange(folder.files, document.edits(from, values));
    if (result.status === 'conflict') {
      setConflicts(result.conflicts);
      return form.reset(values);
    }
    const merged = reopen({ ...folder, files: { ...folder.files, ...result.files } });
    setConflicts([]);
    setBase(saved);
    form.reset({ ...merged?.saved, vocabulary: values.vocabulary });
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
        setBase(unsaved.base);
        rebase(unsaved.values, unsaved.base);
      })
      .catch(() => setStoreState('refused'))
      .finally(() => isCurrent && setLoaded(true));
    return () => {
      isCurrent = false;
    };
  }, [key, isStored]);

  // The folder was loaded again. A document that was removed from it stays as it is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the saved document changes.
  useEffect(() => {
    if (isLoaded && !(isSame(base, saved) && isSame(former.current, blank))) {
      rebase(form.getValues(), base);
    }
  }, [saved, blank, isLoaded]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the blank is read when it is needed.
  useEffect(() => {
    if (!isLoaded) return;
    const store = async () => {
      const values = form.getValues();
      const isUntouched = isSame(values, base ?? former.current);
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

  const forget = async () => {
    setPhotos({});
    setStoreState('empty');
    await forgetUnsaved(key).catch(() => setStoreState('refused'));
  };

  return {
    form,
    base,
    photos,
    storeState,
    conflicts,
    addPhoto(wanted, photo) {
      const isReplaced = wanted in photos && !frozen.current.has(wanted);
      const taken = [...Object.keys(folder.photos), ...Object.keys(photos)];
      const path = isReplaced ? wanted : freePath(wanted, taken);
      setPhotos((all) => ({ ...all, [path]: photo }));
      if (isStored) writePhoto(key, path, photo).catch(() => setStoreState('refused'));
      return path;
    },
    freezePhotos() {
      frozen.current = new Set(Object.keys(photos));
    },
    async settle(stored, sent) {
      // The default id of a new document has moved on already.
      const values = withId(form.getValues(), sent.entry?.id);
      const isEdited = !isSame(values, sent);
      if (stored.key !== key) {
        if (isEdited && isStored) await writeUnsaved(stored.key, { base: stored.saved, values });
        form.reset(blank);
        await forget();
      } else if (isEdited) {
        // What was typed meanwhile is on top of what was sent.
        setBase(sent);
      } else {
        setBase(stored.saved);
        form.reset(stored.saved ?? blank);
        await forget();
      }
      return isEdited;
    },
    resolve(choices) {
      const values = structuredClone(form.getValues());
      conflicts.forEach(({ path, saved: theirs }, index) => {
        if (choices[index] === 'saved') setPart(values, document.conflictPath(path), theirs);
      });
      setConflicts([]);
      setBase(saved);
      form.reset(values);
    },
    discard() {
      setConflicts([]);
      setBase(saved);
      form.reset(saved ?? blank);
      forget();
    },
    forgetBase: () => setBase(null),
  };
}

function withId(values: FieldValues, id: unknown): FieldValues {
  return id === undefined ? values : { ...values, entry: { ...values.entry, id } };
}

/** @param path empty for the whole document; `paragraphs` stands for placeholders and texts of a work */
function setPart(values: FieldValues, [key, ...rest]: readonly string[], value: unknown): void {
  if (key === undefined) Object.assign(values, value);
  else if (key === 'paragraphs') {
    const [stored, numbered] = value as [unknown, Readonly<Record<string, unknown>>];
    values.entry.details.text = stored;
    for (const [language, text] of Object.entries(numbered)) values.texts[language].text = text;
  } else if (rest.length === 0) values[key] = value;
  else {
    values[key] ??= {};
    setPart(values[key], rest, value);
  }
}
