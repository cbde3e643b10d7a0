import { useRef, useState } from 'react';
import type { PhotoFolder } from '#app/editor/documents/document.ts';
import { useDocument } from '#app/editor/editor-context.ts';
import { pressEnded } from '#app/editor/press.ts';
import { isoMediaKind } from '#catalogue/photos/photo-kind.ts';
import { fileNameOf, type PreparedPhoto } from './new-photo.ts';
import type { PhotoRequest } from './photo-worker.ts';
import { type Corners, WHOLE_PHOTO } from './straighten.ts';

/** Why a photo cannot be used. Each value is also the key of a label. */
type PhotoFault = 'empty' | 'heic' | 'video' | 'raw' | 'undecodable' | 'tooLarge' | 'unsupported';

export type IntakeState = 'idle' | 'working' | PhotoFault;

/** The content check refuses larger files. */
const LARGEST_FILE_BYTES = 60_000_000;

const HEADER_BYTES = 256;

/** Photos that are still being prepared. Saving waits for them. */
const preparations = new Set<Promise<unknown>>();

export async function photosPrepared(): Promise<void> {
  while (preparations.size > 0) await Promise.all(preparations);
}

/** Prepares photos for a folder. */
export function usePhotoIntake(folder: PhotoFolder) {
  const { addPhoto } = useDocument();
  const [state, setState] = useState<IntakeState>('idle');
  const latest = useRef(new WeakMap<Blob, PhotoRequest>());
  const take = async (original: Blob, wanted: string, corners?: Corners) => {
    setState('working');
    const isCrop = corners !== undefined;
    const request = { original, corners: corners ?? WHOLE_PHOTO, isCrop };
    latest.current.set(original, request);
    const prepared = await preparePhoto(request);
    await pressEnded();
    if (latest.current.get(original) !== request) return undefined;
    setState(typeof prepared === 'string' ? prepared : 'idle');
    if (typeof prepared === 'string') return undefined;
    const photo = { ...prepared, original, corners: request.corners };
    return fileNameOf(addPhoto(`images/${folder}/${wanted}`, photo, isCrop));
  };
  return {
    state,
    /** @returns the name of its file; `undefined` if it cannot be used, or if a newer request replaces this one */
    take(...photo: Parameters<typeof take>) {
      const taking = take(...photo);
      preparations.add(taking);
      taking.finally(() => preparations.delete(taking));
      return taking;
    },
  };
}

/** In a worker, so that the page stays responsive. */
async function preparePhoto(request: PhotoRequest): Promise<PreparedPhoto | PhotoFault> {
  const { original } = request;
  if (original.size === 0) return 'empty';
  if (original.size > LARGEST_FILE_BYTES) return 'tooLarge';
  if (typeof OffscreenCanvas === 'undefined') return 'unsupported';
  const worker = new Worker(new URL('./photo-worker.ts', import.meta.url), { type: 'module' });
  const prepared = await new Promise<PreparedPhoto | undefined>((resolve) => {
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = () => resolve(undefined);
    worker.postMessage(request);
  });
  worker.terminate();
  if (prepared) return prepared;
  // Only after decoding failed, because some browsers do decode HEIC.
  const start = new Uint8Array(await original.slice(0, HEADER_BYTES).arrayBuffer());
  const kind = isoMediaKind(start);
  return kind === undefined || kind === 'avif' ? 'undecodable' : kind;
}
