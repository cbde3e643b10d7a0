import { useState } from 'react';
import { WHOLE_PHOTO } from '#app/add/photo/corners.ts';
import type { PhotoRole } from '#app/add/photo/photo-file-name.ts';
import { type PhotoFault, preparePhoto } from '#app/add/photo/prepare-photo.ts';
import { useStudioForm } from '../studio-form-context.ts';

/** Of the longer side: as wide as the largest window. */
const LONGEST_SIDE_PX = { hero: 2560 } as const;

export function usePhotoTaker(role: PhotoRole) {
  const { takePhoto } = useStudioForm();
  const [state, setState] = useState<'idle' | 'working' | PhotoFault>('idle');
  const take = async (file: Blob, wanted: string): Promise<string | undefined> => {
    setState('working');
    const longest = role === 'hero' ? LONGEST_SIDE_PX.hero : undefined;
    const prepared = await preparePhoto(file, WHOLE_PHOTO, longest);
    setState(typeof prepared === 'string' ? prepared : 'idle');
    return typeof prepared === 'string' ? undefined : takePhoto(role, wanted, prepared);
  };
  return { state, take };
}
