import type { ReactEventHandler } from 'react';
import { urlOf } from '#app/i18n/base-path.ts';
import { useLanguage } from '#app/i18n/page-address.ts';
import { pictureFile } from '#catalogue/photos/photo.ts';
import type { LocalizedText } from '#catalogue/texts/localized-text.ts';
import {
  type PlacedPhoto,
  pictureCandidates,
  pictureSources,
  thumbnailWidth,
} from './picture-candidates.ts';

interface PictureProps extends PlacedPhoto {
  /** A `LocalizedText` gets a `lang` that differs from the page. */
  readonly alt: string | LocalizedText;
  /** `eager` for what is visible without scrolling. */
  readonly loading?: 'eager' | 'lazy';
  /** Browsers without AVIF get one JPEG for every place. */
  readonly isThumbnail?: boolean;
  /** High priority, for one picture of a page. */
  readonly isFirst?: boolean;
  readonly className?: string | undefined;
  readonly onLoad?: ReactEventHandler<HTMLImageElement>;
  readonly onError?: ReactEventHandler<HTMLImageElement>;
}

/** Width and height reserve its room while it loads. */
export function Picture(props: PictureProps) {
  const { photo, alt, sizes, loading = 'lazy', isFirst, className, onLoad, onError } = props;
  const own = useLanguage();
  const { text, language = own } = typeof alt === 'string' ? { text: alt } : alt;
  const jpeg = props.isThumbnail ? thumbnailWidth(photo) : (photo.widths.at(-1) ?? photo.width);
  return (
    <picture>
      {pictureSources(props).map((source) => (
        <source key={source.srcSet} {...source} />
      ))}
      <img
        className={className}
        src={urlOf(pictureFile(photo.name, jpeg, 'jpg'))}
        {...(!props.isThumbnail && { srcSet: pictureCandidates(photo, 'jpg'), sizes })}
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
