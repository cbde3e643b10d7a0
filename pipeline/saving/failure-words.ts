import { messages } from '#pipeline/messages.ts';
import { systemFailureOf } from '#pipeline/system-failure.ts';

const say = messages(
  { nothingSaved: (reason: string) => `Nothing was saved: ${reason}` },
  { nothingSaved: (reason) => `Ничего не записано: ${reason}` },
);

/** @example failureWords(noSpaceError) // 'Nothing was saved: the disk is full (ENOSPC)' */
export function failureWords(error: unknown): string {
  const failure = systemFailureOf(error);
  if (failure) return say().nothingSaved(`${failure.cause} (${failure.name})`);
  return say().nothingSaved(error instanceof Error ? error.message : String(error));
}
