/** Why a file cannot be shown as a photo, in the words of the content check. */
export interface PhotoFault {
  readonly status: 'faulty';
  /** What is wrong, without a full stop and without the file's name. */
  readonly message: string;
  /** What the artist can do about it, as an instruction. */
  readonly remedy: string;
}

/** The one remedy that always works; the ways there differ by program. */
export const SAVE_AS_JPEG = 'open it in a photo program and save it as JPEG';

/** A fault in the words of {@link PhotoFault}. */
export function faulty(message: string, remedy: string): PhotoFault {
  return { status: 'faulty', message, remedy };
}
