import type { ReactEventHandler } from 'react';
import { type Photo, pictureFile } from '#catalogue/photo.ts';
import { fileAddress } from '../lib/base-path.ts';
import { pictureCandidates } from '../lib/picture-candidates.ts';

interface PictureProps {
  readonly photo: Photo;
  readonly alt: string;
  /** The width that the layout gives it, in the syntax of the HTML attribute. */
  readonly sizes: string;
  /** `eager` for what is seen without scrolling. */
  readonly loading?: 'eager' | 'lazy';
  /** The one picture of the page that should arrive first. */
  readonly isFirst?: boolean;
  readonly className?: string | undefined;
  readonly onLoad?: ReactEventHandler<HTMLImageElement>;
  readonly onError?: ReactEventHandler<HTMLImageElement>;
}

/** A photo in both formats at every width; width and height keep its place while it loads. */
export function Picture(props: PictureProps) {
  const { photo, alt, sizes, loading = 'lazy', isFirst, className, onLoad, onError } = props;
  return (
    <picture>
      <source type="image/avif" srcSet={pictureCandidates(photo, 'avif')} sizes={sizes} />
      <img
        className={className}
        src={fileAddress(pictureFile(photo.name, photo.widths.at(-1) ?? photo.width, 'jpg'))}
        srcSet={pictureCandidates(photo, 'jpg')}
        sizes={sizes}
        width={photo.width}
        height={photo.height}
        alt={alt}
        loading={loading}
        decoding="async"
        onLoad={onLoad}
        onError={onError}
        {...(isFirst && { fetchPriority: 'high' as const })}
      />
    </picture>
  );
}
