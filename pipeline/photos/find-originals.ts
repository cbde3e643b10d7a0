import { type KnownFiles, openKnownFiles } from './cache/known-files.ts';
import { type PhotoFault, readingFault } from './decode/photo-fault.ts';
import { fetchRemotePhoto, isRemote } from './decode/remote-photo.ts';
import type { PictureRole } from './encode/picture-sizes.ts';
import { createWorkBudget } from './work-budget.ts';

const FILES_AT_ONCE = 4;

export interface PhotoRequest {
  /** Absolute, or a URL. */
  readonly path: string;
  /** Below the content folder with forward slashes, or a URL. */
  readonly file: string;
  readonly role: PictureRole;
}

/** One content, under any names and uses. */
export interface Original {
  readonly contentHash: string;
  /** Absolute; of a remote photo, the fetched copy. */
  readonly path: string;
  readonly isTall: boolean;
  /** Sorted by file. */
  readonly requests: readonly [PhotoRequest, ...PhotoRequest[]];
}

interface FoundOriginals {
  readonly originals: readonly Original[];
  readonly faults: readonly { readonly request: PhotoRequest; readonly fault: PhotoFault }[];
}

export function rolesOf({ requests }: Original): readonly PictureRole[] {
  return [...new Set(requests.map(({ role }) => role))];
}

async function findContent(
  request: PhotoRequest,
  cacheDir: string,
  knownFiles: KnownFiles,
): Promise<{ status: 'found'; path: string; contentHash: string } | PhotoFault> {
  let path = request.path;
  if (isRemote(path)) {
    const remote = await fetchRemotePhoto(path, cacheDir);
    if (remote.status === 'faulty') return remote;
    path = remote.path;
  }
  try {
    const content = await knownFiles.hash(path);
    if (content.status === 'faulty') return content;
    return { status: 'found', path, contentHash: content.sha256 };
  } catch (error) {
    return readingFault(error);
  }
}

function compareFiles(one: PhotoRequest, other: PhotoRequest): number {
  return one.file < other.file ? -1 : Number(one.file > other.file);
}

export async function findOriginals(
  requests: readonly PhotoRequest[],
  cacheDir: string,
): Promise<FoundOriginals> {
  const knownFiles = await openKnownFiles(cacheDir);
  const files = createWorkBudget(FILES_AT_ONCE);
  const contents = await Promise.all(
    requests.toSorted(compareFiles).map((request) =>
      files.run(1, async () => ({
        request,
        content: await findContent(request, cacheDir, knownFiles),
      })),
    ),
  );
  await knownFiles.save();

  const originals = new Map<string, Original>();
  const faults: { request: PhotoRequest; fault: PhotoFault }[] = [];
  for (const { request, content } of contents) {
    if (content.status === 'faulty') {
      faults.push({ request, fault: content });
      continue;
    }
    const { contentHash, path } = content;
    const isTall = request.role === 'hero/tall';
    const id = `${contentHash} ${isTall}`;
    const same = originals.get(id);
    const original: Original =
      same === undefined
        ? { contentHash, path, isTall, requests: [request] }
        : { ...same, requests: [...same.requests, request] };
    originals.set(id, original);
  }
  return { originals: [...originals.values()], faults };
}
