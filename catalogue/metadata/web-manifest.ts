import { coloursOf } from '#catalogue/site/colours.ts';
import type { Edition } from './edition.ts';

export const WEB_MANIFEST_FILE = 'site.webmanifest';

/** By width in pixels. */
export const ICON_FILES = {
  180: 'icons/touch-180.png',
  192: 'icons/icon-192.png',
  512: 'icons/icon-512.png',
} as const;

export function webManifest({ name, language, catalogue, pathOf, to }: Edition): string {
  // Background while the page opens from a home screen.
  const { paper } = coloursOf(catalogue.site);
  return JSON.stringify({
    name,
    short_name: name,
    lang: language,
    start_url: pathOf(to.home),
    display: 'browser',
    background_color: paper,
    theme_color: paper,
    icons: ([192, 512] as const).map((width) => ({
      src: ICON_FILES[width],
      sizes: `${width}x${width}`,
      type: 'image/png',
    })),
  });
}
