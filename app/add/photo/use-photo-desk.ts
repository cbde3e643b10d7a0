import { useRef, useState } from 'react';
import type { DraftPhoto } from '#app/add/drafts/add-draft.ts';
import { newKey } from '#app/add/drafts/new-key.ts';
import { type Corners, WHOLE_PHOTO } from './corners.ts';
import { type PhotoFault, preparePhoto } from './prepare-photo.ts';

/** Synchronizes with the worker that decodes and straightens photos. */
export function usePhotoDesk() {
  const [state, setState] = useState<'idle' | 'working' | PhotoFault>('idle');
  const latest = useRef(new WeakMap<Blob, Corners>());
  const prepare = async ({
    key,
    original,
    corners,
  }: Omit<DraftPhoto, 'prepared'>): Promise<DraftPhoto | undefined> => {
    setState('working');
    latest.current.set(original, corners);
    const prepared = await preparePhoto(original, corners);
    setState(typeof prepared === 'string' ? prepared : 'idle');
    // A later request prepares corners that moved meanwhile.
    const isOutdated = latest.current.get(original) !== corners;
    if (typeof prepared === 'string' || isOutdated) return undefined;
    return { key, original, corners, prepared };
  };
  return {
    state,
    take: (original: Blob) => prepare({ key: newKey(), original, corners: WHOLE_PHOTO }),
    crop: (photo: DraftPhoto, corners: Corners) => prepare({ ...photo, corners }),
  };
}
