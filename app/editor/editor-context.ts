import { createContext, use } from 'react';
import type { Language } from '#catalogue/texts/language.ts';
import type { PhraseLists } from './fields/phrases.ts';
import type { NewPhoto, NewPhotos } from './photos/new-photo.ts';
import type { Folder } from './target/save-target.ts';

/** The document of a form, for its fields. */
export interface DocumentContext {
  readonly folder: Folder;
  /** If `false`, prepared photos are offered as downloads. */
  readonly canSave: boolean;
  readonly suggestions: PhraseLists;
  readonly photos: NewPhotos;
  /**
   * A crop replaces the photo that it was made from.
   * @returns the path under which the photo is kept
   */
  readonly addPhoto: (path: string, photo: NewPhoto, isCrop: boolean) => string;
  /** Errors and warnings of the check for a field. */
  readonly messagesAt: (name: string) => readonly FieldMessage[];
  readonly onLeave: (name: string) => void;
}

export interface FieldMessage {
  /** Path in the values of the form: `site.hero.0`. */
  readonly name: string;
  readonly text: string;
  readonly isError: boolean;
  /** Empty unless the message is about a word without translation. */
  readonly unknown: readonly { readonly word: string; readonly language: Language }[];
}

const Context = createContext<DocumentContext | undefined>(undefined);

export const DocumentProvider = Context.Provider;

export function useDocument(): DocumentContext {
  const context = use(Context);
  if (!context) throw new Error('A field stands outside a document');
  return context;
}
