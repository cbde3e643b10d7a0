import { useEffect, useLayoutEffect, useState } from 'react';
import type { PreparedPhoto } from '#app/add/photo/straighten-photo.ts';
import {
  type EditedTexts,
  isSameText,
  rebased,
  type StudioPart,
  textsOf,
} from '#catalogue/add/edited-texts.ts';
import type { FolderTexts } from '#catalogue/add/text-changes.ts';
import {
  forgetNewPhotos,
  keepNewPhoto,
  keepUnsaved,
  readNewPhotos,
  readUnsaved,
} from './unsaved-texts.ts';

const NO_PHOTOS: ReadonlyMap<string, PreparedPhoto> = new Map();

/**
 * The texts of a form: those of the folder, with what was typed upon them, which outlives the page. Where the folder
 * changes meanwhile, whatever was not touched follows it.
 *
 * Synchronizes with the browser's storage.
 */
export function useEditedTexts(part: StudioPart, folder: FolderTexts) {
  const [unsaved, setUnsaved] = useState(() => readUnsaved(part.key));
  const [photos, setPhotos] = useState(NO_PHOTOS);
  const [isKept, setKept] = useState(true);
  useEffect(() => {
    readNewPhotos().then((kept) => setPhotos((before) => new Map([...kept, ...before])));
  }, []);

  // Before anything else can happen to the page.
  useLayoutEffect(() => setKept(keepUnsaved(part.key, unsaved)), [part.key, unsaved]);

  const now = textsOf(part, folder.files);
  const upon = (typed: typeof unsaved) =>
    typed ? (rebased(typed.before, typed.texts, now) as EditedTexts) : now;
  const texts = upon(unsaved);
  return {
    texts,
    /** Prepared for the site and not in the folder yet, by their paths there; those of other forms among them. */
    photos,
    state: {
      isUnsaved: unsaved !== undefined && !isSameText(texts, now),
      /** Whether the folder has changed since the first letter. */
      isStale: unsaved !== undefined && !isSameText(unsaved.before, now),
      /** Whether the browser keeps what is not saved. */
      isKept,
    },
    /** Changes the texts as they are by then: a photo takes its time, and typing goes on meanwhile. */
    edit: (change: (texts: EditedTexts) => EditedTexts) =>
      setUnsaved((typed) => ({ before: typed?.before ?? now, texts: change(upon(typed)) })),
    addPhoto: async (path: string, photo: PreparedPhoto) => {
      setPhotos((before) => new Map([...before, [path, photo]]));
      if (!(await keepNewPhoto(path, photo))) setKept(false);
    },
    /** Goes back to what the folder holds. */
    forget: () => {
      setUnsaved(undefined);
      forgetNewPhotos(photosIn(texts, photos));
    },
  };
}

/** Those of the new photos that texts name. */
export function photosIn(
  texts: EditedTexts,
  photos: ReadonlyMap<string, PreparedPhoto>,
): readonly string[] {
  const written = JSON.stringify(texts);
  return [...photos.keys()].filter((path) =>
    written.includes(JSON.stringify(path.slice(path.lastIndexOf('/') + 1))),
  );
}
