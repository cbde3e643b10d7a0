import { crc32, inflateRawSync } from 'node:zlib';

/** An archive that is not read any further; its message says why, in words for the artist. */
export class ZipError extends Error {
  override name = 'ZipError';
}

/** What the archive's list says of a file before anything of it is unpacked. */
export interface ZipEntry {
  readonly name: string;
  /** Bytes, once unpacked. */
  readonly size: number;
}

interface ListedEntry extends ZipEntry {
  readonly method: number;
  readonly checksum: number;
  readonly packedSize: number;
  readonly offset: number;
}

const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED_FLAG = 1;

const END_BYTES = 22;
const LONGEST_COMMENT_BYTES = 65_535;
const END_SIGNATURE = 0x06054b50;
const LISTED_BYTES = 46;
const LISTED_SIGNATURE = 0x02014b50;
const LOCAL_BYTES = 30;
const LOCAL_SIGNATURE = 0x04034b50;

const DAMAGED = 'the package is damaged or was not copied completely';

/**
 * Unpacks an archive in memory: files only, none twice, nothing that `accept` has not seen first.
 *
 * The library that the browser packs with checks no checksum and unpacks whatever comes, however large; here a file
 * never becomes larger than the archive's list says, and must then be exactly what was packed.
 *
 * @param accept is asked for each file before any is unpacked, and throws for what must not be.
 * @throws {ZipError} for an archive that is damaged or of an unusual kind.
 */
export function readZip(bytes: Buffer, accept: (entry: ZipEntry) => void): Map<string, Buffer> {
  const listed = listEntries(bytes).filter(({ name }) => !name.endsWith('/'));
  const names = new Set<string>();
  for (const entry of listed) {
    accept(entry);
    if (names.has(entry.name)) throw new ZipError(`the package holds '${entry.name}' twice`);
    names.add(entry.name);
  }
  return new Map(listed.map((entry) => [entry.name, unpack(bytes, entry)]));
}

function listEntries(bytes: Buffer): ListedEntry[] {
  const end = findEnd(bytes);
  const count = bytes.readUInt16LE(end + 10);
  let at = bytes.readUInt32LE(end + 16);
  const entries: ListedEntry[] = [];
  for (let index = 0; index < count; index += 1) {
    if (at + LISTED_BYTES > end || bytes.readUInt32LE(at) !== LISTED_SIGNATURE) {
      throw new ZipError(DAMAGED);
    }
    const nameBytes = bytes.readUInt16LE(at + 28);
    const furtherBytes = bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
    if (bytes.readUInt16LE(at + 8) & ENCRYPTED_FLAG) {
      throw new ZipError('the package is locked with a password');
    }
    entries.push({
      name: bytes.toString('utf8', at + LISTED_BYTES, at + LISTED_BYTES + nameBytes),
      size: bytes.readUInt32LE(at + 24),
      method: bytes.readUInt16LE(at + 10),
      checksum: bytes.readUInt32LE(at + 16),
      packedSize: bytes.readUInt32LE(at + 20),
      offset: bytes.readUInt32LE(at + 42),
    });
    at += LISTED_BYTES + nameBytes + furtherBytes;
  }
  return entries;
}

/** The list's end stands at the archive's end, behind it at most a comment. */
function findEnd(bytes: Buffer): number {
  const first = Math.max(0, bytes.length - END_BYTES - LONGEST_COMMENT_BYTES);
  for (let at = bytes.length - END_BYTES; at >= first; at -= 1) {
    if (bytes.readUInt32LE(at) === END_SIGNATURE) return at;
  }
  throw new ZipError('this is not a package of /add: it is no .zip file, or only a part of one');
}

function unpack(bytes: Buffer, { name, size, method, checksum, packedSize, offset }: ListedEntry) {
  if (offset + LOCAL_BYTES > bytes.length || bytes.readUInt32LE(offset) !== LOCAL_SIGNATURE) {
    throw new ZipError(DAMAGED);
  }
  const nameBytes = bytes.readUInt16LE(offset + 26);
  const start = offset + LOCAL_BYTES + nameBytes + bytes.readUInt16LE(offset + 28);
  const packed = bytes.subarray(start, start + packedSize);
  const content = method === DEFLATED ? inflate(packed, size) : packed;
  if (method !== STORED && method !== DEFLATED) {
    throw new ZipError(`'${name}' is packed in a way that is not understood`);
  }
  if (content.length !== size || crc32(content) !== checksum) throw new ZipError(DAMAGED);
  return content;
}

function inflate(packed: Buffer, size: number): Buffer {
  try {
    // A limit of 0 is refused as a setting.
    return inflateRawSync(packed, { maxOutputLength: Math.max(size, 1) });
  } catch {
    throw new ZipError(DAMAGED);
  }
}
