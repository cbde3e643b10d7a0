import { type ReactNode, useRef } from 'react';
import { warmPicture } from '../lib/warm-picture.ts';
import type { PictureOpener } from '../ui/picture-opener.ts';
import { LightboxPlace, type LightboxSeries } from './lightbox-place.tsx';
import { loadLightbox } from './load-lightbox.ts';
import { pressSigns } from './press-signs.ts';
import { slideSizes } from './slide-sizes.ts';
import type { Openers, OpenPicture } from './use-shown-picture.ts';

/** The lightbox of a page, and what opens it: its code and the picture are there before the press has ended. */
export function useLightbox(series: LightboxSeries): {
  readonly openerOf: (index: number) => PictureOpener;
  readonly lightbox: ReactNode;
} {
  const openers: Openers = useRef(new Map());
  const open = useRef<OpenPicture>(null);

  const openerOf = (index: number): PictureOpener => ({
    ref: (element) => {
      if (element) openers.current.set(index, element);
      else openers.current.delete(index);
    },
    'aria-haspopup': 'dialog',
    ...pressSigns(() => {
      // What fails now is asked for again when it is pressed.
      loadLightbox().catch(() => {});
      const photo = series.items[index]?.photo;
      return photo ? warmPicture(photo, slideSizes(photo)) : undefined;
    }),
    onClick: (event) => {
      // Another tab or window gets what the link says.
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      const { href } = event.currentTarget;
      // Without the lightbox, the link leads where it leads without scripts.
      open.current?.(index).catch(() => window.location.assign(href));
    },
  });

  const lightbox = <LightboxPlace {...series} openers={openers} open={open} />;
  return { openerOf, lightbox };
}
