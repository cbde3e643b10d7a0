import { createContext, useContext } from 'react';
import type { WarnedField } from '#app/add/form/work-warnings.ts';
import type { Language } from '#catalogue/texts/language.ts';

export interface FieldWarning {
  readonly words: string;
  /** An ordinary state, such as untranslated: mentioned, but not highlighted. */
  readonly isNormal: boolean;
}

interface UnknownWord {
  readonly word: string;
  readonly language: Language;
}

export interface AddForm {
  /** For a field that was left, or for all once the work was generated. */
  readonly warningsAt: (field: WarnedField, lang: Language | undefined) => readonly FieldWarning[];
  readonly unknownIn: (field: WarnedField) => readonly UnknownWord[];
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
