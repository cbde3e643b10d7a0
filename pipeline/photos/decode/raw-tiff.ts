const TAG_NEW_SUBFILE_TYPE = 0x00fe;
const TAG_SUB_IFDS = 0x014a;
const TAG_DNG_VERSION = 0xc612;

/** Real files have a few dozen tags; a damaged one may claim 65,535. */
const MOST_TAGS = 500;
const TAG_BYTES = 12;

/** Camera raw files (DNG, CR2, NEF, ARW): as TIFF they give a thumbnail; only tags differ. */
export function isRawTiff(bytes: Buffer): boolean {
  const order = bytes.toString('latin1', 0, 4);
  const isLittle = order === 'II*\0';
  if ((!isLittle && order !== 'MM\0*') || bytes.length < 16) return false;
  if (bytes.toString('latin1', 8, 10) === 'CR') return true;

  const read16 = (at: number) => (isLittle ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at));
  const read32 = (at: number) => (isLittle ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at));
  const directory = read32(4);
  if (directory + 2 > bytes.length) return false;

  let isReduced = false;
  let hasSubDirectories = false;
  const count = Math.min(read16(directory), MOST_TAGS);
  for (let position = 0; position < count; position += 1) {
    const at = directory + 2 + position * TAG_BYTES;
    if (at + TAG_BYTES > bytes.length) return false;
    const tag = read16(at);
    if (tag === TAG_DNG_VERSION) return true;
    if (tag === TAG_NEW_SUBFILE_TYPE) isReduced = (read32(at + 8) & 1) === 1;
    if (tag === TAG_SUB_IFDS) hasSubDirectories = true;
  }
  return isReduced && hasSubDirectories;
}
