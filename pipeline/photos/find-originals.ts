import { readFile, stat } from 'node:fs/promises';
import { forEach } from '#pipeline/several-at-once.ts';
import { diagnoseFileSize } from './decode/diagnose-photo.ts';
import { type PhotoFault, readingFault } from './decode/photo-fault.ts';
import { fetchRemotePhoto, isRemote } from './decode/remote-photo.ts';
import type { PictureRole } from './encode/picture-sizes.ts';
import { sha256 } from './photo-cache.ts';

const FILES_AT_ONCE = 4;

export interface PhotoRequest {
  /** Absolute, or a URL. */
  readonly path: string;
  /** Below the content folder with forward slashes, or a URL. */
  readonly file: string;
  readonly role: PictureRole;
}

/** One content, under any names and uses. */
interface Original {
  /** Absolute; of a remote photo, the fetched copy. */
  readonly path: string;
  /** SHA-256. */
  readonly contentHash: string;
  /** Pictures of the upright middle. */
  readonly isTall: boolean;
  /** Sorted by file. */
  readonly requests: readonly [PhotoRequest, ...PhotoRequest[]];
}

interface FoundOriginals {
  readonly originals: readonly Original[];
  readonly faults: readonly { readonly request: PhotoRequest; readonly fault: PhotoFault }[];
}

export async function findOriginals(
  requests: readonly PhotoRequest[],
  cacheDir: string,
): Promise<FoundOriginals> {
  const contents = new Map<PhotoRequest, Content | PhotoFault>();
  await forEach(requests, FILES_AT_ONCE, async (request) => {
    contents.set(request, await findContent(request, cacheDir));
  });
  const originals = new Map<string, Original>();
  const faults: { request: PhotoRequest; fault: PhotoFault }[] = [];
  for (const request of requests.toSorted(compareFiles)) {
    const content = contents.get(request);
    if (!content) continue;
    if (content.status === 'faulty') {
      faults.push({ request, fault: content });
      continue;
    }
    const { path, contentHash } = content;
    const isTall = request.role === 'hero/tall';
    const id = `${contentHash} ${isTall}`;
    const same = originals.get(id);
    originals.set(
      id,
      same
        ? { ...same, requests: [...same.requests, request] }
        : { path, contentHash, isTall, requests: [request] },
    );
  }
  return { originals: [...originals.values()], faults };
}

interface Content {
  readonly status: 'found';
  readonly path: string;
  readonly contentHash: string;
}

async function findContent(request: PhotoRequest, cacheDir: string): Promise<Content | PhotoFault> {
  let { path } = request;
  if (isRemote(path)) {
    const remote = await fetchRemotePhoto(path, cacheDir);
    if (remote.status === 'faulty') return remote;
    path = remote.path;
  }
  try {
    const fault = diagnoseFileSize((await stat(path)).size);
    return fault ?? { status: 'found', path, contentHash: sha256(await readFile(path)) };
  } catch (error) {
    return readingFault(error);
  }
}

function compareFiles(one: PhotoRequest, other: PhotoRequest): number {
  return one.file < other.file ? -1 : Number(one.file > other.file);
}
