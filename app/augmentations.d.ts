import 'i18next';
import 'react';
import type { ArtworkTexts } from '#catalogue/schema/locale-files.ts';
import type { Labels } from '#catalogue/texts/labels.ts';

// Keys like `landscape.art-12.title`.
type GalleryTexts = Readonly<Record<string, Readonly<Record<string, ArtworkTexts>>>>;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: { translation: Labels; gallery: GalleryTexts };
  }
}

declare module 'react' {
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}
