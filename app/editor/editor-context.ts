import { createContext, use, useSyncExternalStore } from 'react';
import type { Language } from '#catalogue/texts/language.ts';
import type { EditedValues, Editing } from './documents/edited-values.ts';
import { fieldValue } from './documents/values.ts';
import type { PhraseLists } from './fields/phrases.ts';
import type { SavedDocument } from './saving.tsx';
import type { Folder, SaveTarget } from './target/save-target.ts';
import { subscribeUnsaved } from './unsaved-store.ts';

export interface EditorContext {
  readonly folder: Folder;
  readonly target: SaveTarget;
  readonly canSave: boolean;
  readonly suggestions: PhraseLists;
  readonly categories: readonly string[];
  readonly reload: () => Promise<Folder | undefined>;
  readonly onSaved: (saved: SavedDocument) => void;
}

export interface DocumentContext {
  readonly edited: EditedValues;
  readonly isSaving: boolean;
  readonly messagesAt: (name: string) => readonly FieldMessage[];
  readonly onLeave: (name: string) => void;
}

export interface FieldMessage {
  readonly name: string;
  readonly text: string;
  readonly isError: boolean;
  readonly unknown?: { readonly word: string; readonly language: Language } | undefined;
}

export const EditorProvider = createContext({} as EditorContext);
export const DocumentProvider = createContext({} as DocumentContext);

export const useEditor = () => use(EditorProvider);
export const useDocument = () => use(DocumentProvider);

/** Renders only when the selected part changes: rendering all fields would delay typing. */
export function useEditing<Part>(edited: EditedValues, select: (editing: Editing) => Part): Part {
  return useSyncExternalStore(
    subscribeUnsaved,
    () => select(edited.read()),
    () => select(edited.start),
  );
}

export function useValue<Value>(name: string) {
  const { edited, messagesAt, onLeave } = useDocument();
  const value = useEditing(edited, ({ values }) => fieldValue(values, name));
  return {
    value: value as Value | undefined,
    setValue: (next: Value | undefined) => edited.set(name, next),
    // For an unknown word, a translation field is shown instead of a message.
    messages: messagesAt(name).filter(({ unknown }) => !unknown),
    onBlur: () => onLeave(name),
  };
}
