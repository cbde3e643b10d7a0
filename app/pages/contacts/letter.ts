import type { Photo } from '#catalogue/photos/photo.ts';

export const LETTER_ID = 'letter';
export const LETTER_DATA_ID = 'letter-data';

export interface LetterSource {
  /** Missing unless the artist has it. */
  readonly email?: string;
  readonly telegram?: string;
  readonly whatsapp?: string;
  readonly form?: string;
  readonly labels: LetterLabels;
}

interface LetterLabels {
  /** For several works: with `{{number}}` and `{{list}}`. */
  readonly subjectOfAll: string;
  readonly messageOfAll: string;
  /** With `{{title}}`. */
  readonly subject: string;
  /** With `{{title}}` and `{{address}}`. */
  readonly message: string;
  /** Like `message`, for a work that is no longer for sale. */
  readonly similar: string;
  readonly field: string;
  readonly sendByEmail: string;
  readonly sendByTelegram: string;
  readonly sendByWhatsApp: string;
  readonly fillInForm: string;
  readonly copy: string;
  readonly copied: string;
  readonly notCopied: string;
  readonly newTab: string;
}

export interface LetterWork {
  readonly id: string;
  readonly path: string;
  readonly title: string;
  readonly photo: Photo;
  readonly isGone: boolean;
}
