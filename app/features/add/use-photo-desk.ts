import { useRef, useState } from 'react';
import type { DraftPhoto } from './add-draft.ts';
import { type Corners, WHOLE_PHOTO } from './photo/corners.ts';
import { type PhotoFault, preparePhoto } from './photo/prepare-photo.ts';
import { newKey } from './use-drafts.ts';

/**
 * Prepares photos one after the other, and tells what became of the last.
 *
 * The outside system is the worker that decodes and straightens them.
 */
export function usePhotoDesk() {
  const [state, setState] = useState<'idle' | 'working' | PhotoFault>('idle');
  const latest = useRef(new WeakMap<Blob, Corners>());
  const prepare = async (original: Blob, corners: Corners): Promise<DraftPhoto | undefined> => {
    setState('working');
    latest.current.set(original, corners);
    const prepared = await preparePhoto(original, corners);
    setState(typeof prepared === 'string' ? prepared : 'idle');
    // Corners that have been moved on meanwhile are prepared by a later order.
    const isOutdated = latest.current.get(original) !== corners;
    if (typeof prepared === 'string' || isOutdated) return undefined;
    // Its key is new each time: what the database holds under a key never changes.
    return { key: newKey(), original, corners, prepared };
  };
  return { state, prepare, take: (file: Blob) => prepare(file, WHOLE_PHOTO) };
}
