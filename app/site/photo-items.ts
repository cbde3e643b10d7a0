import type { TFunction } from 'i18next';
import type { NamedPhoto } from '#app/ui/photo-list.tsx';
import type { Photo } from '#catalogue/photos/photo.ts';
import type { LocalizedText } from '#catalogue/texts/localized-text.ts';

interface Photos {
  readonly photos: readonly Photo[];
  readonly alts: readonly (LocalizedText | undefined)[];
  /** Of their work or post. */
  readonly title: LocalizedText;
}

/** Photos of a work or post, named by its title and their number, for the page and its lightbox. */
export function photoItems({ photos, alts, title }: Photos, t: TFunction) {
  return photos.map((photo, index): NamedPhoto & { readonly facts: readonly string[] } => ({
    title: { ...title, text: t('photoNumber', { title: title.text, number: index + 1 }) },
    photo,
    alt: alts[index],
    facts: [],
  }));
}
