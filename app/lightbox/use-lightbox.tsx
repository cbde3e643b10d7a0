import { type ReactNode, useRef } from 'react';
import { pictureWarmer } from '../lib/picture-warmer.ts';
import type { PictureOpener } from '../ui/picture-opener.ts';
import { LightboxPlace, type LightboxSeries } from './lightbox-place.tsx';
import { pressSigns } from './press-signs.ts';
import { slideSizes } from './slide-sizes.ts';
import type { LightboxControl, Openers } from './use-shown-picture.ts';

const warmPicture = pictureWarmer();

/** The lightbox of a page, and what opens it: its code, itself and the picture are there before the press has ended. */
export function useLightbox(series: LightboxSeries): {
  readonly openerOf: (index: number) => PictureOpener;
  readonly lightbox: ReactNode;
} {
  const openers: Openers = useRef(new Map());
  const control = useRef<LightboxControl>(null);

  const openerOf = (index: number): PictureOpener => ({
    ref: (element) => {
      if (element) openers.current.set(index, element);
      else openers.current.delete(index);
    },
    'aria-haspopup': 'dialog',
    ...pressSigns(() => {
      // What fails now is asked for again when it is pressed.
      control.current?.prepare(index).catch(() => {});
      const photo = series.items[index]?.photo;
      return photo ? warmPicture({ photo, sizes: slideSizes(photo) }) : undefined;
    }),
    onClick: (event) => {
      // Another tab or window gets what the link says.
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      const { href } = event.currentTarget;
      // Without the lightbox, the link leads where it leads without scripts.
      control.current?.open(index).catch(() => window.location.assign(href));
    },
  });

  const lightbox = <LightboxPlace {...series} openers={openers} control={control} />;
  return { openerOf, lightbox };
}
