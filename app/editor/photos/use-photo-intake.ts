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

let preparations: Promise<unknown> = Promise.resolve();

/** Saving waits for photos that are still being prepared. */
export async function photosPrepared(): Promise<void> {
  let known: unknown;
  while (known !== preparations) {
    known = preparations;
    await known;
  }
}

export function usePhotoIntake(folder: PhotoFolder) {
  const { addPhoto } = useDocument();
  const [state, setState] = useState<IntakeState>('idle');
  const latest = useRef(new WeakMap<Blob, PhotoRequest>());
  const add = async (original: Blob, wanted: string, corners?: Corners) => {
    const request = { original, corners };
    latest.current.set(original, request);
    setState('working');
    const prepared = await preparePhoto(request);
    await pressEnded();
    // A newer crop replaces it.
    if (latest.current.get(original) !== request) return undefined;
    setState(typeof prepared === 'string' ? prepared : 'idle');
    if (typeof prepared === 'string') return undefined;
    const photo = { ...prepared, original, corners: corners ?? WHOLE_PHOTO };
    return fileNameOf(addPhoto(`images/${folder}/${wanted}`, photo, corners !== undefined));
  };
  /** @returns the name of its file; `undefined` if it cannot be used, or is replaced */
  const take = (...photo: Parameters<typeof add>) => {
    const adding = add(...photo);
    preparations = Promise.allSettled([preparations, adding]);
    return adding;
  };
  return { state, take };
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
