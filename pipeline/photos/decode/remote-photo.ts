import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { markUsed, sha256, writeWhole } from '#pipeline/photos/photo-cache.ts';
import { diagnoseFileSize, diagnosePhoto } from './diagnose-photo.ts';
import { faulty, type PhotoFault, say } from './photo-fault.ts';

const REMOTE_FOLDER = 'remote';

const FETCH_TIMEOUT_MS = 30_000;

type RemotePhoto = { readonly status: 'kept'; readonly path: string } | PhotoFault;

export function isRemote(path: string): boolean {
  return /^https?:\/\//i.test(path);
}

function remotePath(address: string, cacheDir: string): string {
  return join(cacheDir, REMOTE_FOLDER, sha256(address));
}

async function readBody(response: Response): Promise<Buffer | PhotoFault> {
  const announced = diagnoseFileSize(Number(response.headers.get('content-length') ?? 0));
  if (announced !== undefined) return announced;
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    const fault = diagnoseFileSize(bytes);
    if (fault !== undefined) return fault;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return say().noAnswer(FETCH_TIMEOUT_MS / 1000);
  const cause = error.cause;
  if (!(cause instanceof Error)) return error.message;
  return cause.message || ('code' in cause ? String(cause.code) : error.message);
}

async function download(address: string): Promise<Buffer | PhotoFault> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) });
    if (!response.ok) return faulty(say().status(address, response.status));
    const body = await readBody(response);
    if (!Buffer.isBuffer(body)) return namingAddress(body, address);
    const fault = diagnosePhoto(body);
    return fault === undefined ? body : namingAddress(fault, address);
  } catch (error) {
    return faulty(say().unreachable(address, reasonOf(error)));
  }
}

export function namingAddress(fault: PhotoFault, address: string): PhotoFault {
  return faulty([`${address}: ${fault.message}`, fault.remedy]);
}

export async function fetchRemotePhoto(address: string, cacheDir: string): Promise<RemotePhoto> {
  const path = remotePath(address, cacheDir);
  try {
    markUsed(path);
    return { status: 'kept', path };
  } catch {
    const body = await download(address);
    if (!Buffer.isBuffer(body)) return body;
    await writeWhole(cacheDir, path, body);
    return { status: 'kept', path };
  }
}

/** The next build fetches a damaged photo again. */
export async function forgetRemotePhoto(address: string, cacheDir: string): Promise<void> {
  await rm(remotePath(address, cacheDir), { force: true });
}
