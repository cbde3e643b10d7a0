import { useEffect, useLayoutEffect, useState } from 'react';
import type { PreparedPhoto } from '#app/add/photo/straighten-photo.ts';
import { type EditedTexts, type StudioPart, textsOf } from '#app/add/studio/edited-texts.ts';
import type { EditedFolder } from '#catalogue/add/saving.ts';
import { isSame, merge } from '#catalogue/change/merge.ts';
import {
  forgetNewPhotos,
  keepNewPhoto,
  keepUnsaved,
  readNewPhotos,
  readUnsaved,
} from './unsaved-texts.ts';

const NO_PHOTOS: ReadonlyMap<string, PreparedPhoto> = new Map();

/** Typed texts outlive the page; untouched ones follow the folder. Synchronizes with the browser's storage. */
export function useEditedTexts(part: StudioPart, folder: EditedFolder) {
  const [unsaved, setUnsaved] = useState(() => readUnsaved(part.key));
  const [photos, setPhotos] = useState(NO_PHOTOS);
  const [isKept, setKept] = useState(true);
  useEffect(() => {
    readNewPhotos().then((kept) => setPhotos((before) => new Map([...kept, ...before])));
  }, []);

  // Before any event can end the page.
  useLayoutEffect(() => setKept(keepUnsaved(part.key, unsaved)), [part.key, unsaved]);

  const now = textsOf(part, folder.files);
  const upon = (typed: typeof unsaved) =>
    typed
      ? (merge({ base: typed.before, value: typed.texts, saved: now }).value as EditedTexts)
      : now;
  const texts = upon(unsaved);
  return {
    texts,
    /** Not in the folder yet, by their paths there; includes those of other forms. */
    photos,
    state: {
      isUnsaved: unsaved !== undefined && !isSame(texts, now),
      isStale: unsaved !== undefined && !isSame(unsaved.before, now),
      isKept,
    },
    /** Applied to the texts as they are by then: a photo takes a while, and typing continues. */
    edit: (change: (texts: EditedTexts) => EditedTexts) =>
      setUnsaved((typed) => ({ before: typed?.before ?? now, texts: change(upon(typed)) })),
    addPhoto: async (path: string, photo: PreparedPhoto) => {
      setPhotos((before) => new Map([...before, [path, photo]]));
      if (!(await keepNewPhoto(path, photo))) setKept(false);
    },
    forget: () => {
      setUnsaved(undefined);
      forgetNewPhotos(photosIn(texts, photos));
    },
  };
}

export function photosIn(
  texts: EditedTexts,
  photos: ReadonlyMap<string, PreparedPhoto>,
): readonly string[] {
  const written = JSON.stringify(texts);
  return [...photos.keys()].filter((path) =>
    written.includes(JSON.stringify(path.slice(path.lastIndexOf('/') + 1))),
  );
}
