import { coloursOf } from '#catalogue/site/colours.ts';
import type { Edition } from './edition.ts';

/** Where the manifest lies below the base path. */
export const WEB_MANIFEST_FILE = 'site.webmanifest';

/** Icons that the build draws, by their width in pixels. */
export const ICON_FILES = {
  180: 'icons/touch-180.png',
  192: 'icons/icon-192.png',
  512: 'icons/icon-512.png',
} as const;

/** The content of `site.webmanifest`: what a phone puts on its home screen. Icons lie beside it. */
export function webManifest({ name, language, catalogue, pathOf, to }: Edition): string {
  // Behind the page while it opens from a home screen.
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
