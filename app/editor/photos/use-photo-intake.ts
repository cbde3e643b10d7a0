import { useRef, useState } from 'react';
import type { PhotoFolder } from '#app/editor/documents/document.ts';
import { useDocument } from '#app/editor/editor-context.ts';
import { type Corners, WHOLE_PHOTO } from './corners.ts';
import type { NewPhoto } from './new-photo.ts';
import { type PhotoFault, preparePhoto } from './prepare-photo.ts';
import type { PreparedPhoto } from './straighten-photo.ts';

export type IntakeState = 'idle' | 'working' | PhotoFault;

interface TakenPhoto extends Pick<PreparedPhoto, 'averageColour'> {
  /** Of the file. */
  readonly name: string;
}

interface PhotoIntake {
  readonly state: IntakeState;
  /** @returns `undefined` for a file that is no photo, and after a later request */
  take(original: Blob, wanted: string, corners?: Corners): Promise<TakenPhoto | undefined>;
}

/** Prepares photos for a folder. Saving waits for them. */
export function usePhotoIntake(folder: PhotoFolder): PhotoIntake {
  const { addPhoto, waitFor } = useDocument();
  const [state, setState] = useState<IntakeState>('idle');
  const latest = useRef(new WeakMap<Blob, Corners>());
  const take = async (original: Blob, wanted: string, corners: Corners) => {
    setState('working');
    latest.current.set(original, corners);
    const prepared = await preparePhoto(original, corners);
    if (latest.current.get(original) !== corners) return undefined;
    setState(typeof prepared === 'string' ? prepared : 'idle');
    if (typeof prepared === 'string') return undefined;
    const photo: NewPhoto = { original, corners, prepared };
    const path = addPhoto(`images/${folder}/${wanted}`, photo, corners !== WHOLE_PHOTO);
    const { averageColour } = prepared;
    return { name: path.slice(path.lastIndexOf('/') + 1), averageColour };
  };
  return {
    state,
    take(original, wanted, corners = WHOLE_PHOTO) {
      const taking = take(original, wanted, corners);
      waitFor(taking);
      return taking;
    },
  };
}
