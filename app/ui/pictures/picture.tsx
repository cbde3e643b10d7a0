import type { ReactEventHandler } from 'react';
import { urlOf } from '#app/ui/i18n/base-path.ts';
import { useLanguage } from '#app/ui/i18n/page-address.ts';
import { jpegFile } from '#catalogue/photos/photo.ts';
import type { LocalizedText } from '#catalogue/texts/localized-text.ts';
import { type PlacedPhoto, pictureSources } from './picture-candidates.ts';

interface PictureProps extends PlacedPhoto {
  /** A `LocalizedText` gets a `lang` that differs from the page. */
  readonly alt: string | LocalizedText;
  /** `eager` for what is visible without scrolling. */
  readonly loading?: 'eager' | 'lazy';
  /** High priority, for one picture of a page. */
  readonly isFirst?: boolean;
  readonly className?: string | undefined;
  readonly onLoad?: ReactEventHandler<HTMLImageElement>;
  readonly onError?: ReactEventHandler<HTMLImageElement>;
}

/** Width and height reserve its room while it loads. */
export function Picture(props: PictureProps) {
  const { photo, alt, loading = 'lazy', isFirst, className, onLoad, onError } = props;
  const own = useLanguage();
  const { text, language = own } = typeof alt === 'string' ? { text: alt } : alt;
  return (
    <picture>
      {pictureSources(props).map((source) => (
        <source key={source.srcSet} {...source} />
      ))}
      <img
        className={className}
        src={urlOf(jpegFile(photo))}
        width={photo.width}
        height={photo.height}
        alt={text}
        lang={language === own ? undefined : language}
        loading={loading}
        decoding="async"
        data-light-edge={photo.hasLightEdge}
        onLoad={onLoad}
        onError={onError}
        {...(isFirst && { fetchPriority: 'high' as const })}
      />
    </picture>
  );
}
