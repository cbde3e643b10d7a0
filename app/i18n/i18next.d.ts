import 'i18next';
import type { ArtworkWords } from '#catalogue/schema/locale-files.ts';
import type { Labels } from '#catalogue/texts/labels.ts';

// Keys like `landscape.art-12.title`.
type GalleryTexts = Readonly<Record<string, Readonly<Record<string, ArtworkWords>>>>;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: { translation: Labels; gallery: GalleryTexts };
  }
}
