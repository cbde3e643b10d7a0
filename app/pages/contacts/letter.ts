import type { Photo } from '#catalogue/photos/photo.ts';

/** Where the letter about a work stands on the contacts page, and what it is made of. */
export const LETTER_ID = 'letter';
export const LETTER_DATA_ID = 'letter-data';

/** What the page of the contacts gives the letter. */
export interface LetterSource {
  /** Each only where the artist has it. */
  readonly email?: string;
  readonly telegram?: string;
  readonly whatsapp?: string;
  readonly form?: string;
  readonly labels: LetterLabels;
}

/** The words of the letter. */
interface LetterLabels {
  /** About several works: with `{{number}}`, and with `{{list}}`. */
  readonly subjectOfAll: string;
  readonly messageOfAll: string;
  /** With `{{title}}`. */
  readonly subject: string;
  /** With `{{title}}` and `{{address}}`. */
  readonly message: string;
  /** The same, about a work that can no longer be bought. */
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

/** The work that the letter is about. */
export interface LetterWork {
  readonly id: string;
  /** Of its page, without the base path. */
  readonly path: string;
  readonly title: string;
  readonly photo: Photo;
  readonly isGone: boolean;
}
