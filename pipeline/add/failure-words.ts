/** What a failed write comes from, in words for someone who is not a programmer. */
const WORDS: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'there is no room left on the disk',
  EROFS: 'the folder is read-only',
  EACCES: 'the folder may not be written into',
  EPERM: 'the folder may not be written into',
  EBUSY: 'a file is in use by another program',
  EMFILE: 'too many files are open',
  EIO: 'the disk has a fault',
};

/**
 * The reason of a failed saving; the artist's folder is as it was, and that is said as well.
 *
 * @example failureWords(noSpaceError) // 'Nothing was saved: the disk is full (ENOSPC)'
 */
export function failureWords(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reason = error instanceof Error ? error.message : String(error);
  return `Nothing was saved: ${WORDS[code] ? `${WORDS[code]} (${code})` : reason}`;
}
