import { createContext, useContext } from 'react';
import type { WarnedField } from '#catalogue/add/work-warnings.ts';
import type { Language } from '#catalogue/words/language.ts';

/** A sentence about a field. */
export interface FieldWarning {
  readonly words: string;
  /** How works are for a while, such as not translated: said, but not marked. */
  readonly isNormal: boolean;
}

/** What every field of the form shares. */
export interface AddForm {
  /** The sentences about a field that has been left, or about any field once the work was generated. */
  readonly warningsAt: (field: WarnedField, lang: Language | undefined) => readonly FieldWarning[];
  /** A field has been left: what there is to say about it is said from now on. */
  readonly touch: (field: WarnedField) => void;
}

export const AddFormContext = createContext<AddForm>({ warningsAt: () => [], touch: () => {} });

export function useAddForm(): AddForm {
  return useContext(AddFormContext);
}
