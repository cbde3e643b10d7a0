import 'i18next';
import type { InterfaceWords } from '#catalogue/words/interface-words.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: { translation: InterfaceWords };
  }
}
