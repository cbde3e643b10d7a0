import type { Told } from '#pipeline/messages.ts';

/** Why a file cannot be shown as a photo, in the words of the content check. */
export interface PhotoFault {
  readonly status: 'faulty';
  /** What is wrong, without a full stop and without the file's name. */
  readonly message: string;
  /** What the artist can do about it, as an instruction. */
  readonly remedy: string;
}

/** A fault in the words of {@link PhotoFault}. */
export function faulty([message, remedy]: Told): PhotoFault {
  return { status: 'faulty', message, remedy };
}
