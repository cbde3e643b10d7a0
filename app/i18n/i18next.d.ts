import 'i18next';
import type { InterfaceWords } from '#catalogue/interface-words.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: { translation: InterfaceWords };
  }
}

declare global {
  interface Window {
    /** Set by the inline script of language-choice.js: the language that the visitor chose, if any. */
    readLanguageChoice(): string | undefined;
  }
}
