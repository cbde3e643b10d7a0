import type { ComponentProps, CSSProperties } from 'react';
import { urlOf } from '#app/ui/i18n/base-path.ts';
import { useLanguage } from '#app/ui/i18n/page-path.ts';
import { jpegFile, type Photo, pictureFile, TALL_CROP } from '#catalogue/photos/photo.ts';
import type { LocalizedText } from '#catalogue/texts/localized-text.ts';

export type ShownPhoto = Omit<Photo, 'colour'>;

export interface PlacedPhoto {
  readonly photo: ShownPhoto;
  readonly sizes: string;
  readonly tall?: Omit<PlacedPhoto, 'tall'>;
}

interface PictureProps
  extends PlacedPhoto,
    Pick<ComponentProps<'img'>, 'className' | 'loading' | 'onError' | 'onLoad'> {
  readonly alt: string | LocalizedText;
  readonly isFirst?: boolean;
}

export function Picture({ photo, sizes, tall, alt, isFirst, ...props }: PictureProps) {
  const pageLanguage = useLanguage();
  const { text, language = pageLanguage } = typeof alt === 'string' ? { text: alt } : alt;
  return (
    <picture>
      {pictureSources({ photo, sizes, ...(tall && { tall }) }).map((source) => (
        <source key={source.srcSet} {...source} />
      ))}
      <img
        src={urlOf(jpegFile(photo))}
        width={photo.width}
        height={photo.height}
        alt={text}
        lang={language === pageLanguage ? undefined : language}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding="async"
        data-light-edge={photo.hasLightEdge}
        {...(isFirst && { fetchPriority: 'high' })}
        {...props}
      />
    </picture>
  );
}

const UPRIGHT_WINDOW = `(aspect-ratio <= ${TALL_CROP.width}/${TALL_CROP.height})`;

export function pictureSources({ tall, ...whole }: PlacedPhoto) {
  return [...(tall ? [{ media: UPRIGHT_WINDOW, ...sourceOf(tall) }] : []), sourceOf(whole)];
}

function sourceOf({ photo: { name, widths }, sizes }: PlacedPhoto) {
  const candidates = widths.map((width) => `${urlOf(pictureFile(name, width, 'avif'))} ${width}w`);
  return { type: 'image/avif', srcSet: candidates.join(', '), sizes };
}

export function ratioStyle({ width, height }: Pick<Photo, 'width' | 'height'>): CSSProperties {
  return { '--ratio': Number((width / height).toFixed(3)) };
}

// In device pixels: a phone's full width and a desktop's thumbnail row, on the densest common screens.
const IN_GRID = { width: 1150, height: 680 };

// A tenth more pixels than shown are not visible.
const NEARLY_AS_WIDE = 1.1;

/** Drops the files for larger sizes, so that pages need not name them. */
export function asThumbnail(photo: Photo, size = IN_GRID): Photo {
  const most = Math.max(size.width, (size.height * photo.width) / photo.height);
  const widths = photo.widths.filter(
    (_, index) => (photo.widths[index - 1] ?? 0) * NEARLY_AS_WIDE < most,
  );
  return { ...photo, widths };
}
