import type { TFunction } from 'i18next';
import { Picture, ratioStyle } from '#app/ui/pictures/picture.tsx';
import type { Photo } from '#catalogue/photos/photo.ts';
import type { LocalizedText } from '#catalogue/texts/localized-text.ts';
import { FullSizeLink } from './link.tsx';
import styles from './photo-list.module.css';
import primitives from './primitives.module.css';

interface Photos {
  readonly photos: readonly Photo[];
  readonly alts: readonly (LocalizedText | undefined)[];
  readonly title: LocalizedText;
}

export function photoItems({ photos, alts, title }: Photos, t: TFunction) {
  return photos.map((photo, index) => ({
    title: { ...title, text: t('photoNumber', { title: title.text, number: index + 1 }) },
    photo,
    alt: alts[index],
    facts: [],
  }));
}

interface PhotoListProps {
  readonly items: ReturnType<typeof photoItems>;
  readonly firstIndex: number;
}

export function PhotoList({ items, firstIndex }: PhotoListProps) {
  return (
    <ul className={styles.root}>
      {items.map(({ photo, title, alt = title }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and a photo may stand in it twice.
        <li key={index} style={ratioStyle(photo)}>
          <FullSizeLink photo={photo} index={firstIndex + index}>
            <Picture
              className={primitives.wide}
              photo={photo}
              alt={alt}
              // Rows are about 14rem high (photo-list.module.css).
              sizes={`min(90vw, ${Math.round((14 * photo.width) / photo.height)}rem)`}
            />
          </FullSizeLink>
        </li>
      ))}
    </ul>
  );
}
