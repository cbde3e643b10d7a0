import type { Photo } from '#catalogue/photos/photo.ts';

export const LETTER_ID = 'letter';
export const LETTER_DATA_ID = 'letter-data';

export interface LetterSource {
  /** Missing unless the artist has it. */
  readonly email?: string;
  readonly telegram?: string;
  readonly whatsapp?: string;
  readonly form?: string;
  /** Names the services that the message may be copied to. */
  readonly copyLabel: string;
}

export interface LetterWork {
  readonly id: string;
  readonly path: string;
  readonly title: string;
  readonly photo: Photo;
  readonly isGone: boolean;
}
