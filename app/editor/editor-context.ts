import { createContext, use } from 'react';
import type { Language } from '#catalogue/texts/language.ts';
import type { PhraseLists } from './fields/phrases.ts';
import type { NewPhoto } from './photos/new-photo.ts';
import type { SavedDocument } from './saving.tsx';
import type { Folder, SaveTarget } from './target/save-target.ts';

/** The folder, for all parts of the editor. */
export interface EditorContext {
  readonly folder: Folder;
  readonly target: SaveTarget;
  /** The target can save, and this tab may. */
  readonly canSave: boolean;
  readonly suggestions: PhraseLists;
  /** The artist's own, in their order; spec §2 has eight. */
  readonly categories: readonly string[];
  /** @returns `undefined` if the folder cannot be loaded */
  readonly reload: () => Promise<Folder | undefined>;
  readonly onSaved: (saved: SavedDocument) => void;
}

/** The document of a form, for its fields. */
export interface DocumentContext {
  /**
   * A crop replaces the photo that it was made from.
   * @returns the path under which the photo is kept
   */
  readonly addPhoto: (path: string, photo: NewPhoto, isCrop: boolean) => string;
  readonly messagesAt: (name: string) => readonly FieldMessage[];
  readonly onLeave: (name: string) => void;
}

export interface FieldMessage {
  /** Path in the values of the form: `site.hero.0`. */
  readonly name: string;
  readonly text: string;
  readonly isError: boolean;
  /** A word without translation. */
  readonly unknown?: { readonly word: string; readonly language: Language } | undefined;
}

const Editing = createContext({} as EditorContext);
const Document = createContext({} as DocumentContext);

export const EditorProvider = Editing.Provider;
export const DocumentProvider = Document.Provider;

export const useEditor = () => use(Editing);
export const useDocument = () => use(Document);
