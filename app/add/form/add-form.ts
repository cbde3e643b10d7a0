import { createContext, useContext } from 'react';
import type { WarnedField } from '#catalogue/add/work-warnings.ts';
import type { Language } from '#catalogue/words/language.ts';

/** A sentence about a field. */
export interface FieldWarning {
  readonly words: string;
  /** How works are for a while, such as not translated: said, but not marked. */
  readonly isNormal: boolean;
}

/** A word that a language has no translation for. */
interface UnknownWord {
  readonly word: string;
  readonly language: Language;
}

/** What every field of the form shares. */
export interface AddForm {
  /** The sentences about a field that has been left, or about any field once the work was generated. */
  readonly warningsAt: (field: WarnedField, lang: Language | undefined) => readonly FieldWarning[];
  /** The words of a field that the site's vocabularies do not know, once it has been left. */
  readonly unknownIn: (field: WarnedField) => readonly UnknownWord[];
  /** A field has been left: what there is to say about it is said from now on. */
  readonly touch: (field: WarnedField) => void;
}

export const AddFormContext = createContext<AddForm>({
  warningsAt: () => [],
  unknownIn: () => [],
  touch: () => {},
});

export function useAddForm(): AddForm {
  return useContext(AddFormContext);
}
