import 'i18next';
import type { ArtworkWords } from '#catalogue/schema/locale-files.ts';
import type { InterfaceWords } from '#catalogue/words/interface-words.ts';

// Keys like `landscape.art-12.title`.
type GalleryTexts = Readonly<Record<string, Readonly<Record<string, ArtworkWords>>>>;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: { translation: InterfaceWords; gallery: GalleryTexts };
  }
}
