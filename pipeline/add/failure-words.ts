import { systemFailureOf } from '#pipeline/system-failure.ts';

/**
 * The reason of a failed saving; the artist's folder is as it was, and that is said as well.
 *
 * @example failureWords(noSpaceError) // 'Nothing was saved: the disk is full (ENOSPC)'
 */
export function failureWords(error: unknown): string {
  const failure = systemFailureOf(error);
  if (failure) return `Nothing was saved: ${failure.cause} (${failure.name})`;
  return `Nothing was saved: ${error instanceof Error ? error.message : String(error)}`;
}
